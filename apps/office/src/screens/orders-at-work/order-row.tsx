import type { OrderCard } from '@samobranka/contract'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DeedButtons } from './deeds/deed-buttons.tsx'
import { HeldStrip } from './deeds/held-strip.tsx'
import type { OrderDeed } from './deeds/order-deeds.ts'
import { orderAge } from './order-age.ts'
import { stateWords } from './order-words.ts'
import { SumAndPayment } from './sum-and-payment.tsx'
import { TimeBadge } from './time-badge.tsx'
import { useDateWords } from './use-date-words.ts'
import { WhoAndHow } from './who-and-how.tsx'

interface OrderRowProps {
  readonly order: OrderCard
  readonly now: number
  onDeed(order: OrderCard, deed: OrderDeed): void
  onUndo(order: OrderCard): void
}

/** An order as a line of a list. */
export function OrderRow({ order, now, onDeed, onUndo }: OrderRowProps) {
  const t = useTranslate()
  const { dayAndTime } = useDateWords()
  const dishes = order.lines.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', ')
  return (
    <article
      aria-label={t('office.orders.order_number', { number: order.number })}
      className="grid gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-2 tablet:grid-cols-[9rem_minmax(0,1fr)_14rem_15rem] tablet:items-center"
    >
      <div className="flex flex-wrap items-center gap-x-2">
        <Link
          to={`/orders/${order.number}`}
          className="inline-flex min-h-6 items-center text-base font-bold text-ink tabular-nums"
        >
          № {order.number}
        </Link>
        <span className="text-soft">{dayAndTime(order.createdAt)}</span>
      </div>
      <div className="min-w-0">
        <WhoAndHow order={order} />
        <p className="truncate text-soft">{dishes}</p>
        {order.allergy !== '' && (
          <p className="font-semibold text-danger-text">
            {t('office.orders.allergy')}: {order.allergy}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={order.status === 'cancelled' ? 'danger' : 'plain'}>{stateWords(t, order)}</Badge>
        <TimeBadge region={order.region} {...orderAge(order, now)} />
        <SumAndPayment order={order} />
      </div>
      {order.held ? (
        <HeldStrip held={order.held} onUndo={() => onUndo(order)} />
      ) : (
        <DeedButtons order={order} onDeed={(deed) => onDeed(order, deed)} />
      )}
    </article>
  )
}
