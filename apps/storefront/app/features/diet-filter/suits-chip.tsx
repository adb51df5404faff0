import type { Content } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { keepDiet, suits, useDiet } from './diet-store.ts'

interface Props {
  /** What the list it stands over holds: one by one, or how many of each kind. */
  readonly goods: readonly { readonly contains: readonly Content[]; readonly count?: number }[]
}

/** Leaves in the lists what suits, and says how many it hid; pressed again it shows them all. Who has not said what suits is asked. */
export function SuitsChip({ goods }: Props) {
  const t = useTranslate()
  const diet = useDiet()
  const unsuitable = diet.only ? goods.filter(({ contains }) => !suits(contains, diet)) : []
  const hidden = unsuitable.reduce((sum, { count = 1 }) => sum + count, 0)
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={diet.only}
      aria-label={hidden > 0 ? t('filters.suitableHidden', { count: hidden }) : undefined}
      onClick={() => (diet.avoided.length > 0 ? keepDiet({ only: !diet.only }) : openSheet('tastes'))}
    >
      {t('filters.suitable')}
      {hidden > 0 ? <b className="filter-count">−{hidden}</b> : null}
    </button>
  )
}

/** Everything of the list is hidden: the way out. */
export function NoneSuits({ goods }: Pick<Props, 'goods'>) {
  const t = useTranslate()
  const diet = useDiet()
  if (!diet.only || goods.length === 0 || goods.some(({ contains }) => suits(contains, diet))) return null
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-16 text-center">
      <p className="text-h3 font-bold">{t('filters.noneSuitable')}</p>
      <button type="button" className="button button-quiet" onClick={() => keepDiet({ only: false })}>
        {t('filters.showHidden')}
      </button>
    </div>
  )
}
