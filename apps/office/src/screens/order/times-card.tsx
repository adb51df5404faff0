import type { OrderCard } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'

/** When it was placed, taken, promised, begun and cooked. */
export function TimesCard({ card }: { readonly card: OrderCard }) {
  const t = useTranslate()
  const { time, dayAndTime } = useDateWords()
  const { acceptance, promisedFrom, promisedTo } = card
  const promise =
    promisedFrom !== null && promisedTo !== null && promisedFrom !== promisedTo
      ? `${dayAndTime(promisedFrom)}–${time(promisedTo)}`
      : promisedTo && dayAndTime(promisedTo)
  const times = [
    ['office.orders.placed_at', dayAndTime(card.createdAt)],
    ['office.orders.promised', promise],
    [
      'office.orders.accepted_at',
      acceptance &&
        [
          dayAndTime(acceptance.at),
          acceptance.by,
          acceptance.minutes !== null && t('office.orders.minutes_short', { minutes: acceptance.minutes }),
        ]
          .filter(Boolean)
          .join(' · '),
    ],
    ['office.orders.starts_at', card.startsAt && dayAndTime(card.startsAt)],
    ['office.orders.cooked_at', card.kitchenReadyAt && dayAndTime(card.kitchenReadyAt)],
  ] as const
  return (
    <Card>
      <h2 className="text-base font-semibold">{t('office.orders.times')}</h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {times.map(
          ([words, text]) =>
            text && (
              <div key={words} className="contents">
                <dt className="text-soft">{t(words)}</dt>
                <dd className="tabular-nums">{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}
