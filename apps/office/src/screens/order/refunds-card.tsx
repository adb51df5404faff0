import type { OfficeOrder } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'

const tones = { due: 'warn', done: 'good', failed: 'danger' } as const

/** The money that went back, or is on its way. */
export function RefundsCard({ found: { refunds, refundable } }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const sum = useSums()
  const { dayAndTime } = useDateWords()
  return (
    <Card>
      <h2 className="text-base font-semibold">{t('office.orders.refunds')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {refunds.map(({ id, at, by, amount, way, status, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="font-semibold tabular-nums">{sum(amount)}</span>
            <Badge tone={tones[status]}>{t(`office.orders.refund_${status}`)}</Badge>
            <span>{t(`office.orders.refund_by_${way}`)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{reason}</span>
            <span className="text-soft">{[by, dayAndTime(at)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <p className="text-soft">{t('office.orders.refundable', { sum: sum(refundable) })}</p>
    </Card>
  )
}
