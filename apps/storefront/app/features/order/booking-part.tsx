import type { Order } from '@samobranka/contract'
import { useTranslate } from '../../i18n/i18n.tsx'
import { calendarAddress } from './calendar-file.ts'
import type { OrderSurroundings } from './order-view.ts'

interface Props {
  readonly order: Order
  readonly around: OrderSurroundings
}

/** The table that waits: for how many, where, how long, and the way into the calendar. */
export function BookingPart({ order, around: { kitchen, stayMinutes } }: Props) {
  const t = useTranslate()
  const { booking, eta } = order
  if (!booking) return null
  const event = eta && {
    id: order.id,
    title: t('booking.calendarTitle', { name: kitchen?.name ?? '' }),
    place: [kitchen?.name, kitchen?.address].filter(Boolean).join(', '),
    note: `${t('order.title', { number: order.number })}, ${t('booking.guests', { count: booking.people })}`,
    from: eta.from,
    to: eta.to,
    placedAt: order.createdAt,
  }
  return (
    <section className="order-part">
      <h2>{t('booking.title')}</h2>
      <p>{[t('booking.guests', { count: booking.people }), booking.tableZone].filter(Boolean).join(', ')}</p>
      {stayMinutes > 0 ? (
        <p className="text-small text-ink-soft">{t('booking.stay', { count: stayMinutes })}</p>
      ) : null}
      {event && order.status !== 'pending' ? (
        <p>
          <a href={calendarAddress(event)} download={`${order.number}.ics`} className="button button-quiet">
            {t('booking.calendar')}
          </a>
        </p>
      ) : null}
    </section>
  )
}
