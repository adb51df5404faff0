import type { OfficeSwitch } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { useKitchens } from '../../session/use-kitchens.ts'
import { useDateWords } from '../orders-at-work/use-date-words.ts'

type Written = Pick<
  OfficeSwitch,
  'kind' | 'target' | 'title' | 'minutes' | 'blocksAsap' | 'warehouse' | 'until' | 'by' | 'at'
>

interface SwitchWords {
  /** «Маргарита», «Доставка», «И готовим, и везём дольше: +15 мин». */
  what(one: Written): string
  where(one: Written): string
  until(one: Written): string
  by(one: Written): string
}

/** What is said of a switch, wherever it is shown. */
export function useSwitchWords(): SwitchWords {
  const t = useTranslate()
  const { all } = useKitchens()
  const { dayAndTime } = useDateWords()

  function what({ kind, target, title, minutes, blocksAsap }: Written): string {
    if (kind === 'stop') return title || target
    if (kind === 'pause') return t(`office.switches.way.${target as 'all'}`)
    const longer = minutes > 0 ? [t(`office.switches.part.${target as 'both'}`), plus(minutes)] : []
    return [longer.join(': '), blocksAsap ? t('office.switches.asapIsOff') : ''].filter(Boolean).join(', ')
  }
  const plus = (count: number) => t('office.switches.plusMinutes', { count })

  return {
    what,
    where: ({ warehouse }) =>
      warehouse === null
        ? t('office.switches.everyKitchen')
        : (all.find(({ id }) => id === warehouse)?.name ?? ''),
    until: ({ until }) =>
      until === null
        ? t('office.switches.untilEnded')
        : t('office.switches.untilTime', { time: dayAndTime(until) }),
    by: ({ by, at }) =>
      by === ''
        ? t('office.switches.byShop', { time: dayAndTime(at) })
        : t('office.switches.by', { who: by, time: dayAndTime(at) }),
  }
}
