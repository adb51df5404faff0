import type { OrderCard } from '@samobranka/contract'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { paymentWords } from './order-words.ts'
import { useSums } from './use-sums.ts'

/** What it costs, and whether the money is here. */
export function SumAndPayment({ order }: { readonly order: OrderCard }) {
  const t = useTranslate()
  const sum = useSums()
  const isPaid = order.paymentStatus === 'paid'
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-semibold whitespace-nowrap tabular-nums">{sum(order.total)}</span>
      <Badge tone={isPaid ? 'good' : 'plain'}>{paymentWords(t, order)}</Badge>
    </div>
  )
}
