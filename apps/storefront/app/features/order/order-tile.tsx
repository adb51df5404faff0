import type { Order } from '@samobranka/contract'
import { useI18n } from '../../i18n/i18n.tsx'
import { statusKey } from '../../i18n/status-key.ts'
import { orderPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** How far an order is, on home of who waits for it. */
export function OrderTile({ order }: { readonly order: Order }) {
  const { t } = useI18n()
  const timeLeft = useTimeLeft(order)
  return (
    <Link to={orderPath(order.id)} className="returning-tile">
      <Icon name="clock" />
      <span>
        <b>{t(statusKey(order))}</b>
        <small>{timeLeft ?? t('order.title', { number: order.number })}</small>
      </span>
    </Link>
  )
}
