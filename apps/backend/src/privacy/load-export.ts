import type { UserExport } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import { loadAddresses } from '../account/address-routes.ts'
import { loadUser } from '../account/load-user.ts'
import { loadFavourites, loadPreferences } from '../account/taste-routes.ts'
import type { Sql } from '../database/database.ts'
import { loadBonusCard } from '../loyalty/bonus-card.ts'
import { loadOwnCoupons } from '../loyalty/own-coupons.ts'
import { loadReferralInfo } from '../loyalty/referral-info.ts'
import { loadNotifications } from '../notifications/notification-routes.ts'
import { guestOrdersOf } from '../orders/guest-orders-of.ts'
import { loadOrder } from '../orders/load-order.ts'
import { viewOrder } from '../orders/view-order.ts'
import type { LocalBusiness } from '../publishing/local-business.ts'
import { loadSessions } from '../sessions/load-sessions.ts'
import { loadLetters } from './load-letters.ts'

const ALL = 1_000_000

export interface Exported {
  readonly customerId: number
  readonly local: LocalBusiness
  readonly language: Language
  readonly shopUrl: string
  readonly now: Date
  /** The hash of the token that asks. */
  readonly tokenHash: string
}

/** Everything the shop keeps about the customer; null when he deleted his account meanwhile. */
export async function loadExport(sql: Sql, exported: Exported): Promise<UserExport | null> {
  const { customerId, local, language, shopUrl, now, tokenHash } = exported
  const user = await loadUser(sql, customerId)
  if (!user) return null
  return {
    user,
    addresses: await loadAddresses(sql, customerId),
    preferences: await loadPreferences(sql, customerId),
    favourites: await loadFavourites(sql, customerId),
    orders: await loadOrders(sql, customerId, user.phone, now),
    bonus: await loadBonusCard(sql, local, customerId, ALL),
    coupons: await loadOwnCoupons(sql, local.coupons, customerId, true),
    referral: await loadReferralInfo(sql, local.operator.referral, customerId, shopUrl),
    notifications: await loadNotifications(sql, customerId, language, ALL),
    ...(await loadLetters(sql, customerId, user.phone)),
    sessions: await loadSessions(sql, customerId, now, tokenHash),
  }
}

/** Also those that came under the phone without an account: it is proven to be his. */
async function loadOrders(sql: Sql, customerId: number, phone: string, now: Date) {
  const asGuest = await guestOrdersOf(sql, phone)
  const rows = await sql
    .selectFrom('orders')
    .selectAll()
    .where((e) =>
      e.or([e('customer_id', '=', customerId), ...(asGuest.length > 0 ? [e('id', 'in', asGuest)] : [])]),
    )
    .orderBy('id', 'desc')
    .execute()
  const orders = []
  for (const row of rows) {
    const order = viewOrder(await loadOrder(sql, row), true, now)
    // The key of a visitor's order stays with the device that placed it.
    orders.push(row.customer_id === null ? { ...order, key: null } : order)
  }
  return orders
}
