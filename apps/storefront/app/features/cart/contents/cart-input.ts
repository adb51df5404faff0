import type { Settings } from '@samobranka/contract'
import {
  type CustomerFacts,
  type DeliveryInput,
  deliveryInput,
  onlyKitchen,
  type Product,
  takeAt,
  zoneAt,
} from '@samobranka/rules'
import { serverTime } from '../../../catalogue-access/server-time.ts'
import { useShopSettings } from '../../../catalogue-access/shop-settings.ts'
import { isCustomer, useAccount } from '../../account/index.ts'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { type Place, usePlace } from '../../place/index.ts'
import { useTakeWish } from '../adding/take-wish.ts'
import { timeThatHolds } from '../adding/time-that-holds.ts'
import { type Discounts, knownCoupons, useDiscounts } from '../discounts/discount-store.ts'
import { useCart } from './cart-store.ts'
import type { ViewInput } from './cart-view.ts'

const DEVICE = 'site'

/** The cart and all that its price depends on, as the browser knows it now; null before the settings are here. */
export function cartInput(): ViewInput | null {
  const { settings } = useShopSettings.getState()
  if (!settings) return null
  const { cart } = useCart.getState()
  const { products, categories } = useCatalogueStore.getState()
  const { place } = usePlace.getState()
  const discounts = useDiscounts.getState()
  const account = useAccount.getState()
  const own = (account.coupons ?? []).filter(({ used }) => !used)
  const warehouseId = kitchenOf(place, settings)
  const now = serverTime()
  const timeZone = timeZoneOf(settings, warehouseId)
  const wish = timeThatHolds(useTakeWish.getState().wish, now, timeZone)
  return {
    cart,
    products: withGifts(products, discounts),
    categories,
    now,
    timeZone,
    wish,
    takeAt: wish && takeAt({ takeDate: wish.date, takeTime: wish.time }),
    warehouseId,
    deliveryType: place?.deliveryType ?? null,
    device: DEVICE,
    customer: customerFacts(),
    couponUses: new Map(),
    coupons: knownCoupons(discounts, own),
    allKnown: discounts.listed && (account.customer === null || account.coupons !== null),
    offers: discounts.offers ?? [],
    promo: settings.promo,
    delivery: deliveryOf(place, settings),
    express: place?.express ?? false,
    percentMax: settings.percentMax,
  }
}

/** A gift may be nothing that is sold: only its offer tells of it then. */
function withGifts(
  products: ReadonlyMap<number, Product>,
  { offers, typed }: Discounts,
): ReadonlyMap<number, Product> {
  const known = [...(offers ?? []), ...(typed ? [typed] : [])]
  const unknown = known.flatMap(({ giftProducts }) => giftProducts.filter(({ id }) => !products.has(id)))
  return unknown.length === 0
    ? products
    : new Map([...products, ...unknown.map((gift) => [gift.id, gift] as const)])
}

function kitchenOf(place: Place | null, settings: Settings): number | null {
  return onlyKitchen(settings, settings.warehouses) ?? place?.warehouseId ?? null
}

function deliveryOf(place: Place | null, settings: Settings): DeliveryInput {
  if (!place) return { kind: 'unknown' }
  const { zones, delivery, warehouses } = settings
  const point = place.address?.point ?? null
  return deliveryInput(place.deliveryType, zoneAt(point, zones, delivery.distanceZones, warehouses))
}

/** A kitchen's clock counts; while none is chosen, that of the first. */
function timeZoneOf({ warehouses }: Settings, warehouseId: number | null): string {
  const kitchen = warehouses.find(({ id }) => id === warehouseId) ?? warehouses[0]
  return kitchen?.workTime.timeZone ?? 'UTC'
}

function customerFacts(): CustomerFacts | null {
  const { customer, bonus, ordersCount } = useAccount.getState()
  if (!isCustomer(customer)) return null
  return {
    id: customer.id,
    birth: customer.birth,
    // Until it is known, nobody is promised the discount of a first order.
    ordersCount: ordersCount ?? 1,
    couponUses: new Map(),
    bonusBalance: bonus?.active ? bonus.balance : 0,
    referral: null,
  }
}
