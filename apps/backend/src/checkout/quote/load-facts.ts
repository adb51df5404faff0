import type { OrderBody } from '@samobranka/contract'
import { type Booking, type Coupon, type CustomerFacts, namedCoupons, type Product } from '@samobranka/rules'
import { type GuestTerms, guestTerms } from '../../guests/guest-terms.ts'
import type { Call } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { providerName } from '../../payments/known-providers.ts'
import { normalisePhone } from '../../phone/normalise-phone.ts'
import type { LocalBusiness } from '../../publishing/local-business.ts'
import { type NoOrders, orderingDisabledAt } from '../../settings/ordering-disabled-at.ts'
import { lastSeenProducts, liveProducts, touchedProducts } from '../../stock/live-products.ts'
import { kitchenSwitches } from '../../switches/kitchen-switches.ts'
import { busyPlace } from './busy-place.ts'
import { choosePlace, type OrderPlace } from './choose-place.ts'
import { loadBookings } from './load-bookings.ts'
import { loadCoupons } from './load-coupons.ts'
import { loadCustomer } from './load-customer.ts'
import { type LocatedAddress, locateAddress } from './locate-address.ts'

/** Everything the evaluation of an order depends on, looked up once. */
export interface OrderFacts {
  readonly local: LocalBusiness
  readonly place: OrderPlace
  /** The goods the order may touch, with what is left of them. */
  readonly products: ReadonlyMap<number, Product>
  /** What is left was seen a while ago: an order may be tried by it, not refused. */
  readonly isRemembered: boolean
  readonly coupons: readonly Coupon[]
  readonly couponUses: ReadonlyMap<number, number>
  readonly customer: CustomerFacts | null
  readonly contact: { readonly name: string; readonly phone: string | null }
  /** What is asked of a visitor; null of whom nothing is. */
  readonly guest: GuestTerms | null
  readonly disabled: NoOrders | null
  /** There are too many orders to begin another one at once. */
  readonly asapBlocked: boolean
  readonly bookings: readonly Booking[]
  /** Whether money can be taken through the site at all. */
  readonly paysOnline: boolean
}

const NOWHERE: LocatedAddress = { point: null, problems: [] }

export async function loadFacts(
  call: Pick<Call<unknown, OrderBody>, 'body' | 'caller' | 'language' | 'now' | 'signal'>,
  context: Context,
  stock: 'live' | 'remembered' = 'live',
): Promise<OrderFacts> {
  const { body, caller, language, now } = call
  const { sql } = context.db
  const local = context.snapshot().in(language)
  const person = await loadCustomer(sql, caller, local.operator.referral)
  const phone = normalisePhone(body.customer.phone || (person?.phone ?? ''), local.operator.phoneCountry)
  const located =
    body.deliveryType === 'flat_rate' ? await locateAddress(body.address, context, call) : NOWHERE
  const chosen = choosePlace(body, local, located)
  const warehouseId = chosen.warehouse?.id ?? null
  const switches = kitchenSwitches(context, local, warehouseId, now)
  const place = busyPlace(chosen, switches)
  const owned = await loadCoupons(sql, local.coupons, body, { customerId: person?.id ?? null, phone })
  const coupons = person ? owned.coupons : limitedByPhone(owned.coupons, owned.ownUses)
  const named = namedCoupons(body, coupons, person).flatMap(({ coupon }) => coupon ?? [])
  const ids = touchedProducts(body.lines, named)
  // Which gift is given depends on what is left: that is not left to memory.
  const remembered =
    stock === 'remembered' && named.length === 0 ? lastSeenProducts(local, ids, warehouseId) : null
  const disabledPlace =
    warehouseId === null ? null : { warehouseId, zoneId: place.zone?.id ?? null, way: body.deliveryType }
  return {
    local,
    place,
    products: switches.goods(remembered ?? (await liveProducts(context.db, local, ids, warehouseId))),
    isRemembered: remembered !== null,
    coupons,
    couponUses: owned.uses,
    customer: person && { couponUses: owned.ownUses, ...person.facts },
    contact: { name: body.customer.name.trim() || (person?.name ?? ''), phone },
    guest: guestTerms(caller, context, local.operator),
    disabled: disabledPlace && (await orderingDisabledAt(context, disabledPlace, now, language)),
    asapBlocked: switches.busy.blocksAsap,
    bookings:
      body.deliveryType === 'lounge' && warehouseId !== null ? await loadBookings(sql, warehouseId, now) : [],
    paysOnline: providerName(context) !== null,
  }
}

/** A visitor has no account to count his uses by: his phone is counted, and what it has used up is used up for him. */
function limitedByPhone(coupons: readonly Coupon[], uses: ReadonlyMap<number, number>): readonly Coupon[] {
  if (uses.size === 0) return coupons
  return coupons.map((coupon) => {
    const limit = coupon.usageLimitPerUser ?? 0
    return limit > 0 && (uses.get(coupon.id) ?? 0) >= limit ? { ...coupon, usageLimit: 1 } : coupon
  })
}
