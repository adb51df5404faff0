import type { Order } from '@samobranka/contract'
import { timeline } from '@samobranka/rules'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '../../i18n/i18n.tsx'
import { statusKey } from '../../i18n/status-key.ts'
import { orderPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { LaterWords } from '../words/index.ts'
import { useKnownOrders } from './known-orders.ts'
import { useTimeLeft } from './use-time-left.ts'
import { useWatchedOrders } from './use-watched-orders.ts'

/** Lies over the page's lower edge and moves nothing; the order's own page says the same better. */
export function OrderBar({ ids }: { readonly ids: string }) {
  const orders = useWatchedOrders(ids)
  const { pathname } = useLocation()
  const [first] = orders
  useEffect(() => useKnownOrders.setState({ orders }), [orders])
  const shown = orders.length > 1 || (first !== undefined && pathname !== orderPath(first.id))
  useRootMark('data-order-bar', shown)
  if (!shown || !first) return null
  return (
    <LaterWords>
      {orders.length === 1 ? <OneOrder order={first} /> : <SeveralOrders orders={orders} />}
    </LaterWords>
  )
}

function OneOrder({ order }: { readonly order: Order }) {
  const { t } = useI18n()
  return (
    <aside className="order-bar" aria-label={t('order.active')}>
      <Link to={orderPath(order.id)} className="order-bar-way">
        <Icon name="clock" />
        <span className="order-bar-words">
          <b>{t(statusKey(order))}</b>
          <small>{t('order.title', { number: order.number })}</small>
        </span>
        <Rest order={order} />
        <Road order={order} />
      </Link>
    </aside>
  )
}

function SeveralOrders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useI18n()
  const next = orders.toSorted((a, b) => endOf(a) - endOf(b))[0]
  return (
    <aside className="order-bar" aria-label={t('order.active')}>
      <button type="button" className="order-bar-way" onClick={() => openSheet('orders')}>
        <Icon name="clock" />
        <span className="order-bar-words">
          <b>{t('order.several', { count: orders.length })}</b>
          {next ? (
            <small>
              {t('order.title', { number: next.number })}: {t(statusKey(next))}
            </small>
          ) : null}
        </span>
        {next ? <Rest order={next} /> : null}
        {next ? <Road order={next} /> : null}
      </button>
    </aside>
  )
}

const endOf = ({ eta }: Order): number => (eta ? Date.parse(eta.to) : Number.POSITIVE_INFINITY)

function Rest({ order }: { readonly order: Order }) {
  const text = useTimeLeft(order)
  return text ? <span className="order-bar-rest">{text}</span> : null
}

function Road({ order }: { readonly order: Order }) {
  return (
    <span className="order-bar-road" aria-hidden="true">
      {timeline(order.deliveryType, order.history).map(({ status, state }) => (
        <i key={status} data-state={state} />
      ))}
    </span>
  )
}
