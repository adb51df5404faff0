import { randomInt } from 'node:crypto'
import type { WheelSpin } from '@samobranka/contract'
import { SPIN_INTERVAL_MS, spinWheel, type WheelSector } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { givePrize } from './give-prize.ts'
import { wonGiftId } from './won-gift.ts'

const STEPS = 2 ** 47
const SCOPE = 'spin'
/** Twice a pause: a clock corrected by seconds must not give a second turn. */
export const FURTHEST_MS = 2 * SPIN_INTERVAL_MS

export interface SpinWish {
  readonly customerId: number
  /** The caller's key: the same key again is the same spin. */
  readonly key: string
  readonly language: string
  readonly now: Date
}

/** Turns the wheel once in 24 hours; null when it is too early, or when nothing can be won. */
export async function spinOnce({ db, snapshot }: Context, wish: SpinWish): Promise<WheelSpin | null> {
  const local = snapshot().in(wish.language)
  const sector = spinWheel(local.wheel.sectors, randomInt(STEPS) / STEPS)
  const gift = local.products.find(({ id }) => sector?.type === 'gift' && id === sector.productId)
  const coupon = local.coupons.find(({ id }) => sector?.type === 'coupon' && id === sector.couponId)
  const details = { variationId: gift?.variations[0]?.id ?? null, couponCode: coupon?.code ?? '' }
  return transaction(db, async (sql) => {
    const before = await spunWith(sql, wish)
    if (before || !sector) return before
    const { customerId, now } = wish
    const free = await sql
      .updateTable('customers')
      .set({ next_spin_at: now.getTime() + SPIN_INTERVAL_MS })
      .where('id', '=', customerId)
      .where((eb) =>
        eb.or([
          eb('next_spin_at', '<=', now.getTime()),
          // Set by a clock that has been put back since: nobody waits for a year that was a mistake.
          eb('next_spin_at', '>', now.getTime() + FURTHEST_MS),
        ]),
      )
      .returning('id')
      .executeTakeFirst()
    // The same key sent twice at once: the second waited for the row above and finds what the first one won.
    return free ? turn(db.engine, sql, wish, sector, details) : spunWith(sql, wish)
  })
}

async function turn(
  engine: Engine,
  sql: Sql,
  { customerId, key, now }: SpinWish,
  sector: WheelSector,
  details: { readonly variationId: number | null; readonly couponCode: string },
): Promise<WheelSpin> {
  const created_at = now.getTime()
  const { id: spinId } = await sql
    .insertInto('wheel_spins')
    .values({ customer_id: customerId, sector_id: sector.id, prize: '', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await givePrize(engine, sql, now, { customerId, spinId, sector, variationId: details.variationId })
  const { type, label, amount, couponId, productId } = sector
  const spin: WheelSpin = {
    sectorId: sector.id,
    prize: {
      type,
      label,
      amount: type === 'bonus' ? amount : 0,
      couponId: type === 'coupon' ? couponId : type === 'gift' ? wonGiftId(spinId) : null,
      couponCode: details.couponCode,
      productId: type === 'gift' ? productId : null,
    },
  }
  const answer = JSON.stringify(spin)
  await sql.updateTable('wheel_spins').set({ prize: answer }).where('id', '=', spinId).execute()
  const owner = `customer:${customerId}`
  await sql
    .insertInto('idempotency_keys')
    .values({ scope: SCOPE, owner, key, fingerprint: '', order_id: null, answer, created_at })
    .onConflict((conflict) => conflict.columns(['scope', 'owner', 'key']).doUpdateSet({ answer, created_at }))
    .execute()
  return spin
}

/** What the key won before. */
async function spunWith(sql: Sql, { customerId, key, now }: SpinWish): Promise<WheelSpin | null> {
  const known = await sql
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('scope', '=', SCOPE)
    .where('owner', '=', `customer:${customerId}`)
    .where('key', '=', key)
    .where('created_at', '>', now.getTime() - SPIN_INTERVAL_MS)
    .executeTakeFirst()
  return known ? (JSON.parse(known.answer) as WheelSpin) : null
}
