import type { OfficeOrder } from '@samobranka/contract'
import { isOfficeKey } from '@samobranka/dictionary'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { readSum } from '../orders-at-work/read-sum.ts'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'
import { storyLines } from './story-line.ts'

/** What happened to the order, the latest first. */
export function StoryCard({ story }: Pick<OfficeOrder, 'story'>) {
  const t = useTranslate()
  const sum = useSums()
  const { dayAndTime } = useDateWords()
  const latest = storyLines(story)
  return (
    <Card>
      <h2 className="text-base font-semibold">{t('office.orders.story')}</h2>
      <ol className="mt-2 flex flex-col gap-2">
        {latest.map(({ at, words, text, minutes, amount, by }, place) => {
          const said = [
            words && t(words),
            text,
            minutes !== null && t('office.orders.minutes_short', { minutes }),
            amount !== '' && sum(readSum(amount) ?? 0),
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one instant
            <li key={place} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
              <time dateTime={at} className="text-soft tabular-nums">
                {dayAndTime(at)}
              </time>
              <span className="min-w-0 wrap-anywhere">
                {said.filter(Boolean).join(' · ')}
                {by !== '' && <span className="text-soft"> · {isOfficeKey(by) ? t(by) : by}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
