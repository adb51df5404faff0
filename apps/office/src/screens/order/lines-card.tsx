import type { OfficeOrder } from '@samobranka/contract'
import type { OfficeKey } from '@samobranka/dictionary'
import type { Totals } from '@samobranka/rules'
import { useTranslate } from '../../i18n/translator.tsx'
import { SumAndPayment } from '../orders-at-work/sum-and-payment.tsx'
import { useSums } from '../orders-at-work/use-sums.ts'

const parts: readonly (readonly [keyof Totals, OfficeKey, sign: 1 | -1])[] = [
  ['lines', 'office.orders.sum_lines', 1],
  ['discount', 'office.orders.sum_discount', -1],
  ['bonuses', 'office.orders.sum_bonuses', -1],
  ['delivery', 'office.orders.sum_delivery', 1],
  ['express', 'office.orders.sum_express', 1],
  ['tips', 'office.orders.sum_tips', 1],
]

/** The lines with all that belongs to them, and how the total comes about. */
export function LinesCard({ found: { card, order } }: { readonly found: OfficeOrder }) {
  const t = useTranslate()
  const sum = useSums()
  return (
    <>
      <h2 className="text-base font-semibold">{t('office.orders.lines')}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line, place) => {
          const details = card.lines[place]?.details ?? line.variationName
          const note = card.lines[place]?.note ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish may stand twice, and a line has no other name
            <li key={place} className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-2 py-2">
              <span className="text-base font-semibold tabular-nums">{line.count} ×</span>
              <span className="min-w-0">
                <span className="font-medium">{line.name}</span>
                {line.gift && <span className="text-accent-text"> · {t('office.orders.gift')}</span>}
                {details !== '' && <span className="block text-soft">{details}</span>}
                {note !== '' && <span className="block font-medium text-danger-text">{note}</span>}
              </span>
              <span className="text-right tabular-nums">{sum(line.total)}</span>
            </li>
          )
        })}
      </ul>
      <dl className="flex flex-col gap-1 border-t border-line pt-3">
        {parts
          .filter(([part]) => part === 'lines' || order.totals[part] !== 0)
          .map(([part, words, sign]) => (
            <div key={part} className="flex justify-between gap-3">
              <dt className="text-soft">{t(words)}</dt>
              <dd className="tabular-nums">{sum(sign * order.totals[part])}</dd>
            </div>
          ))}
        <div className="flex items-center justify-between gap-3 pt-1 text-base">
          <dt className="font-semibold">{t('office.orders.sum_total')}</dt>
          <dd>
            <SumAndPayment order={card} />
          </dd>
        </div>
        {order.changeFrom !== null && (
          <div className="flex justify-between gap-3">
            <dt className="text-soft">{t('office.orders.change_from')}</dt>
            <dd className="font-medium tabular-nums">{sum(order.changeFrom)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
