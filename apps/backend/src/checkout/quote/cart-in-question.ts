import { type AutoApplyBody, metaValue } from '@samobranka/contract'
import {
  type CartLine,
  type Coupon,
  type CouponContext,
  couponContext,
  mergeLines,
  type Product,
  parseClockTime,
  parseDate,
  priceLines,
  type TakeTime,
} from '@samobranka/rules'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { withGiven } from '../../loyalty/with-given.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import { liveProducts, touchedProducts } from '../../stock/live-products.ts'
import { kitchenSwitches } from '../../switches/kitchen-switches.ts'
import { chosenWarehouse } from './chosen-warehouse.ts'
import { countUses } from './load-coupons.ts'
import { loadCustomer } from './load-customer.ts'

/** A cart that is not an order yet, as coupons look at it. */
export interface CartInQuestion {
  readonly local: LocalBusiness
  readonly lines: readonly CartLine[]
  readonly coupons: readonly Coupon[]
  readonly products: ReadonlyMap<number, Product>
  readonly warehouseId: number | null
  readonly context: CouponContext
}

type CouponCall = Pick<Call<unknown, AutoApplyBody>, 'body' | 'caller' | 'language' | 'now'>

/** Prices and sums of the body are not looked at; whose coupons may be offered is decided by who calls. */
export async function cartInQuestion(call: CouponCall, world: Context): Promise<CartInQuestion> {
  const { body, caller, language, now } = call
  const { sql } = world.db
  const local = world.snapshot().in(language)
  const person = await loadCustomer(sql, caller, local.operator.referral)
  const coupons = await withGiven(sql, local.coupons, person?.id ?? null)
  const limited = coupons.filter(({ usageLimit, usageLimitPerUser }) => usageLimit || usageLimitPerUser)
  const { uses, ownUses } = await countUses(
    sql,
    limited.map(({ id }) => id),
    { customerId: person?.id ?? null, phone: null },
  )
  const stockId = Number(metaValue(body.meta, 'stock_id') ?? Number.NaN)
  const warehouse = chosenWarehouse(local, Number.isInteger(stockId) && stockId > 0 ? stockId : null) ?? null
  const lines = mergeLines(body.items.map(lineOf))
  const { goods } = kitchenSwitches(world, local, warehouse?.id ?? null, now)
  const ids = touchedProducts(lines, coupons)
  const products = goods(await liveProducts(world.db, local, ids, warehouse?.id ?? null))
  const context = couponContext(priceLines(lines, products, local.categories), {
    products,
    categories: local.categories,
    now,
    timeZone: warehouse?.workTime.timeZone ?? local.warehouses[0]?.workTime.timeZone ?? 'UTC',
    takeAt: takeAt(body),
    warehouseId: warehouse?.id ?? null,
    deliveryType: body.deliveryType,
    device: 'site',
    customer: person && { ...person.facts, couponUses: ownUses },
    couponUses: uses,
  })
  return { local, lines, coupons, products, warehouseId: warehouse?.id ?? null, context }
}

function lineOf(item: AutoApplyBody['items'][number]): CartLine {
  return { productId: item.product.id, variationId: item.variationId, count: item.quantity, supplements: [] }
}

function takeAt({ takeDate, timeFrom }: AutoApplyBody): TakeTime | null {
  const date = takeDate === null ? null : parseDate(takeDate)
  const minutes = timeFrom === null ? null : parseClockTime(timeFrom)
  return date && minutes !== null ? { date, minutes } : null
}
