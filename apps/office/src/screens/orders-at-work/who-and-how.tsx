import type { OrderCard } from '@samobranka/contract'
import { Armchair, Bike, ShoppingBag } from 'lucide-react'
import { useTranslate } from '../../i18n/translator.tsx'
import { orderOfCustomer, wayWords } from './order-words.ts'

const icons = { flat_rate: Bike, local_pickup: ShoppingBag, lounge: Armchair } as const

/** The way, who it is for, and which of their orders it is. */
export function WhoAndHow({ order }: { readonly order: OrderCard }) {
  const t = useTranslate()
  const Icon = icons[order.deliveryType]
  const which = orderOfCustomer(t, order)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="inline-flex items-center gap-1 font-medium">
        <Icon size={16} aria-hidden className="text-soft" />
        {t(wayWords[order.deliveryType])}
        {order.table !== '' && ` · ${t('office.orders.table', { table: order.table })}`}
      </span>
      <span className="min-w-0 truncate">{order.customerName}</span>
      {which !== null && (
        <span className={order.orderOfCustomer === 1 ? 'font-medium text-accent-text' : 'text-soft'}>
          {which}
        </span>
      )}
    </div>
  )
}
