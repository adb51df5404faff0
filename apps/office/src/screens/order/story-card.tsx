import type { OfficeOrder } from '@samobranka/contract'
import { isOfficeKey } from '@samobranka/dictionary'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'

/** What happened to the order, the latest first. */
export function StoryCard({ story }: Pick<OfficeOrder, 'story'>) {
  const t = useTranslate()
  const { dayAndTime } = useDateWords()
  const latest = [...story].reverse()
  const words = (kind: string, text: string) => {
    const status = `office.orders.story_status_${text}`
    if (kind === 'status' && isOfficeKey(status)) return t(status)
    const known = `office.orders.story_${kind}`
    const title = isOfficeKey(known) ? t(known) : ''
    return [title, text].filter(Boolean).join(': ')
  }
  return (
    <Card>
      <h2 className="text-base font-semibold">{t('office.orders.story')}</h2>
      <ol className="mt-2 flex flex-col gap-2">
        {latest.map(({ at, kind, by, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one instant
          <li key={place} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
            <time dateTime={at} className="text-soft tabular-nums">
              {dayAndTime(at)}
            </time>
            <span className="min-w-0 wrap-anywhere">
              {words(kind, text)}
              {by !== '' && <span className="text-soft"> · {by}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
