import type { Order } from '@samobranka/contract'
import { isFinal } from '@samobranka/rules'
import { useTranslate } from '../../i18n/i18n.tsx'

interface Props {
  readonly order: Order
  /** Why it is later than was promised, as far as the clock can tell. */
  readonly why: string | null
}

/** Why it takes longer or came to nothing: the restaurant's own words before ours, read aloud when they come. */
export function OrderReasons({ order: { status, timeReason, cancelReason }, why }: Props) {
  const t = useTranslate()
  const moved = timeReason ? t('order.timeReason', { reason: timeReason }) : why
  const text =
    status === 'cancelled'
      ? cancelReason && t('order.cancelReason', { reason: cancelReason })
      : isFinal(status)
        ? null
        : moved
  return (
    <div aria-live="polite" className="order-reasons">
      {text ? <p className="field-note">{text}</p> : null}
    </div>
  )
}
