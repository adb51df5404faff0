import type { OrderCard } from '@samobranka/contract'
import { type FocusEvent, memo } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../i18n/translator.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CardLines } from '../orders-at-work/card-lines.tsx'
import { DeedButtons } from '../orders-at-work/deeds/deed-buttons.tsx'
import { HeldStrip } from '../orders-at-work/deeds/held-strip.tsx'
import type { OrderDeed } from '../orders-at-work/deeds/order-deeds.ts'
import type { OrderAge } from '../orders-at-work/order-age.ts'
import { SumAndPayment } from '../orders-at-work/sum-and-payment.tsx'
import { TimeBadge } from '../orders-at-work/time-badge.tsx'
import { WhoAndHow } from '../orders-at-work/who-and-how.tsx'
import { CardMinutes } from './card-minutes.tsx'
import type { Choosing } from './use-board-deeds.tsx'

export interface BoardCardProps extends OrderAge {
  readonly order: OrderCard
  /** The one card of the board that Tab leads to. */
  readonly isAt: boolean
  /** The minutes being chosen, while they are. */
  readonly chosen: Choosing['minutes'] | null
  onFocus(id: string): void
  onDeed(order: OrderCard, deed: OrderDeed): void
  onMinutes(order: OrderCard, minutes: number): void
  onUndo(order: OrderCard): void
}

/** An order on the board. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, isAt, chosen, minutesLeft, minutesOld, urgency } = props
  const t = useTranslate()
  const name = t('office.orders.order_number', { number: order.number })
  const focus = (event: FocusEvent) => {
    // A touch on a button within moves the board's place too, so that the arrows go on from here.
    if (event.currentTarget.contains(event.target)) props.onFocus(order.id)
  }
  return (
    <article
      aria-label={name}
      data-order={order.id}
      tabIndex={isAt ? 0 : -1}
      onFocus={focus}
      className={classNames(
        'flex flex-col gap-2 rounded-medium border bg-surface p-3 shadow-card',
        urgency === 'late' ? 'border-danger' : urgency === 'soon' ? 'border-warn' : 'border-line',
        order.region === 'new' && 'border-2',
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Link
          to={`/orders/${order.number}`}
          tabIndex={-1}
          className="inline-flex min-h-6 items-baseline gap-2 text-lg font-bold text-ink tabular-nums no-underline hover:underline"
        >
          № {order.number}
          {order.dayNumber !== null && (
            <span className="text-sm font-medium text-soft">
              {t('office.orders.day_number', { number: order.dayNumber })}
            </span>
          )}
        </Link>
        <TimeBadge region={order.region} {...{ minutesLeft, minutesOld, urgency }} />
      </header>
      <WhoAndHow order={order} />
      <CardLines order={order} most={order.region === 'finished' ? 2 : 4} />
      <SumAndPayment order={order} />
      {order.cancelReason !== '' && (
        <p className="text-danger-text">{t('office.orders.cancelled_as', { reason: order.cancelReason })}</p>
      )}
      {order.held && <HeldStrip held={order.held} onUndo={() => props.onUndo(order)} />}
      {chosen !== null && (
        <CardMinutes
          suggested={order.suggestedMinutes}
          chosen={chosen}
          onChoose={(minutes) => props.onMinutes(order, minutes)}
        />
      )}
      <DeedButtons order={order} onDeed={(deed) => props.onDeed(order, deed)} />
    </article>
  )
})
