import {
  addresses,
  bonusCard,
  currentUser,
  notifications,
  type User,
  userCoupons,
  userPreferences,
  type WooOrder,
  wooOrdersV2,
} from '@samobranka/contract'
import { isFinal, statusFromWoo } from '@samobranka/rules'
import { callApi, type Reply } from '../../catalogue-access/call-api.ts'
import { type LastOrder, useAccount } from './account-store.ts'

/** Who the session belongs to; null: to nobody any more. `unknown` when nobody answered. */
export async function askWho(): Promise<User | null | 'unknown'> {
  const reply = await callApi(currentUser)
  if (reply.ok) return reply.value
  return reply.refusal.code === 'unauthorized' ? null : 'unknown'
}

/** What a login loads: addresses, bonuses, preferences, orders and coupons. What does not answer stays unknown. */
export async function loadAccount(userId: number): Promise<void> {
  const [saved, bonus, preferences, orders, coupons, news] = await Promise.all([
    callApi(addresses),
    callApi(bonusCard, { query: { userId } }),
    callApi(userPreferences),
    callApi(wooOrdersV2, { query: { customer: userId, perPage: 1 } }),
    callApi(userCoupons, { query: { userId } }),
    callApi(notifications),
  ])
  const { customer } = useAccount.getState()
  // Somebody else has logged in while the answers were under way.
  if (typeof customer !== 'object' || customer?.id !== userId) return
  useAccount.setState({
    addresses: known(saved),
    bonus: known(bonus),
    preferences: known(preferences),
    activeOrder: orders.ok ? activeOf(orders.value) : null,
    lastOrder: orders.ok ? lastOf(orders.value) : null,
    ordersCount: orders.ok ? countOf(orders.headers, orders.value.length) : null,
    coupons: known(coupons),
    unread: (known(news) ?? []).filter(({ read }) => !read).length,
  })
}

/** The newest order, while it is on its way; one that cannot be shown here is none. */
function activeOf([newest]: readonly WooOrder[]): string | null {
  const status = newest && statusFromWoo(newest.status)
  return newest && status && !isFinal(status) ? newest.orderKey || null : null
}

/** The newest order, to be had again: nothing was eaten at a table that was only booked. */
function lastOf([newest]: readonly WooOrder[]): LastOrder | null {
  if (!newest?.orderKey || newest.lineItems.length === 0) return null
  return { id: newest.orderKey, products: newest.lineItems.map(({ productId }) => productId) }
}

const known = <T>(reply: Reply<T>): T | null => (reply.ok ? reply.value : null)

function countOf(headers: Headers, listed: number): number {
  const total = Number(headers.get('X-WP-Total') ?? Number.NaN)
  return Number.isInteger(total) ? total : listed
}
