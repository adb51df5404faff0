import type { CounterReceipt } from '@samobranka/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { Card } from '../../ui/card.tsx'
import { useDateWords } from '../orders-at-work/use-date-words.ts'
import { useSums } from '../orders-at-work/use-sums.ts'

/** Who paid how today, the newest first. */
export function ReceiptsCard({ receipts }: { readonly receipts: readonly CounterReceipt[] }) {
  const t = useTranslate()
  const sum = useSums()
  const { time } = useDateWords()
  const howOf = ({ online, cash, card, change }: CounterReceipt) =>
    [
      ...(online > 0 ? [`${t('office.counter.way_online')} ${sum(online)}`] : []),
      ...(card > 0 ? [`${t('office.counter.way_card')} ${sum(card)}`] : []),
      ...(cash > 0 ? [`${t('office.counter.way_cash')} ${sum(cash)}`] : []),
      ...(change > 0 ? [`${t('office.counter.change')} ${sum(change)}`] : []),
    ].join(', ')
  return (
    <Card aria-label={t('office.counter.receipts')} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('office.counter.receipts')}</h2>
      {receipts.length === 0 && <p className="text-soft">{t('office.counter.no_receipts')}</p>}
      <ul className="flex flex-col">
        {receipts.map((receipt) => (
          <li key={receipt.orderId} className="flex justify-between gap-3 border-t border-line py-2">
            <span className="min-w-0">
              <Link to={`/orders/${receipt.number}`} className="font-medium underline underline-offset-4">
                {t('office.tables.order', { number: receipt.number })}
              </Link>
              <span className="block text-soft">{howOf(receipt)}</span>
              <span className="block text-xs text-soft">
                {time(receipt.at)}, {receipt.by}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{sum(receipt.total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
