import type { WheelSector } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { notify } from '../notifications/notify.ts'
import { appendEntry } from './ledger.ts'
import { publishBonuses } from './notify-of-bonuses.ts'
import { wonGiftId } from './won-gift.ts'

export interface Won {
  readonly customerId: number
  readonly spinId: number
  readonly sector: WheelSector
  /** Which one of a gift that comes in several. */
  readonly variationId: number | null
}

/** Puts the prize where the customer finds it: on the card, or among his coupons. */
export async function givePrize(engine: Engine, sql: Sql, now: Date, won: Won): Promise<void> {
  const { customerId, spinId, sector } = won
  const { type, amount, couponId, productId, label } = sector
  const coupon = { customer_id: customerId, source: 'wheel', created_at: now.getTime(), used_order_id: null }
  if (type === 'bonus' && amount > 0) {
    const uniqueKey = `wheel:${spinId}`
    await appendEntry(sql, now, { customerId, amount, reason: 'wheel', orderId: null, uniqueKey })
    await publishBonuses(engine, sql, now, { customerId, amount })
  } else if (type === 'coupon' && couponId !== null) {
    const row = { ...coupon, coupon_id: couponId }
    await sql.insertInto('customer_coupons').values(row).execute()
  } else if (type === 'gift' && productId !== null) {
    const gift = { coupon_id: wonGiftId(spinId), name: label, product_id: productId }
    const row = { ...coupon, ...gift, variation_id: won.variationId }
    await sql.insertInto('customer_coupons').values(row).execute()
  } else return
  await notify(engine, sql, now, { customerId, kind: 'prize', params: { prize: label } })
}
