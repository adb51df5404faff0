import type { Order } from '@samobranka/contract'
import { isFinal } from '@samobranka/rules'
import { useI18n } from '../../i18n/i18n.tsx'
import { statusKey } from '../../i18n/status-key.ts'
import { Icon } from '../../ui/icon.tsx'
import { openRepeat } from '../cart/index.ts'
import { BookingPart } from './booking-part.tsx'
import { CancelButton } from './cancel-button.tsx'
import { OrderContents } from './order-contents.tsx'
import { OrderReasons } from './order-reasons.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderSurroundings } from './order-view.ts'
import { OrderWhere } from './order-where.tsx'
import { PayPart } from './pay-part.tsx'
import { promiseText } from './promise-text.ts'
import { RatingPart } from './rating-part.tsx'
import { TipsPart } from './tips-part.tsx'
import { useLiveOrder } from './use-live-order.ts'
import { useNow } from './use-now.ts'

interface Props {
  readonly order: Order
  readonly around: OrderSurroundings
}

/** Paid, and then given up. */
const isRefunded = ({ payment }: Order): boolean => /^refund/.test(payment.status)

export function OrderPage({ order: loaded, around }: Props) {
  const { t } = useI18n()
  const live = useLiveOrder(loaded)
  const { order, lost } = live
  const { timeZone, phone } = around
  const now = useNow(!isFinal(order.status), around.drawnAt)
  const promise = promiseText(order, now, timeZone, t)
  const stranger = order.key === null
  return (
    <div className="page content-page order-page">
      <h1>{t('order.title', { number: order.number })}</h1>
      <div className="order-columns">
        <div className="order-column">
          <section className="order-part">
            <p role="status" className="order-now">
              {t(statusKey(order))}
            </p>
            {promise ? <p className="order-promise">{promise.text}</p> : null}
            {promise?.left ? <p className="text-small text-ink-soft">{promise.left}</p> : null}
            <OrderReasons order={order} why={promise?.why ?? null} />
            <OrderTimeline order={order} timeZone={timeZone} />
            {isRefunded(order) ? <p className="field-note">{t('payment.refunded')}</p> : null}
            {lost ? <p className="field-note">{t('order.connectionLost')}</p> : null}
          </section>
          <PayPart order={order} />
          <BookingPart order={order} around={around} />
          <RatingPart live={live} />
          <div className="order-actions">
            {phone ? (
              <a href={`tel:${phone.phone}`} className="button button-quiet">
                <Icon name="phone" size={20} />
                {t('order.call')}
              </a>
            ) : null}
            {order.lines.length > 0 && !stranger ? (
              <button type="button" className="button button-quiet" onClick={() => openRepeat(order.id)}>
                {t('order.repeat')}
              </button>
            ) : null}
            <TipsPart live={live} presets={around.tips} />
            <CancelButton live={live} />
          </div>
        </div>
        <div className="order-column">
          <OrderWhere order={order} around={around} />
          <OrderContents order={order} />
          {stranger ? <p className="text-small text-ink-soft">{t('order.stranger')}</p> : null}
        </div>
      </div>
    </div>
  )
}
