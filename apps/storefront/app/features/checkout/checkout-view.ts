import type { Settings } from '@samobranka/contract'
import type { DeliveryType, PaymentMethod, Warehouse, WorkTime, ZonePayments } from '@samobranka/rules'

export interface CheckoutKitchen
  extends Pick<Warehouse, 'id' | 'name' | 'address' | 'point' | 'bookingMinutes'>,
    Pick<WorkTime, 'timeZone' | 'cookingMinutes'> {
  /** Parts of the room one may wish for. */
  readonly tableZones: readonly string[]
  readonly mostSeats: number
}

/** What checkout needs of the settings. */
export interface CheckoutView {
  readonly ways: readonly { readonly type: DeliveryType; readonly label: string }[]
  readonly kitchens: readonly CheckoutKitchen[]
  readonly payments: readonly PaymentMethod[]
  readonly zonePayments: ZonePayments
  /** Payment methods of zones that choose their own. */
  readonly zones: readonly { readonly id: number; readonly payments: readonly string[] | null }[]
  readonly tips: readonly number[]
  readonly hidesDeliveryPrice: boolean
  /** What the order is charged in, where prices are shown in another currency. */
  readonly chargedIn: Settings['currencies'][number] | null
}

const WAYS: readonly DeliveryType[] = ['flat_rate', 'local_pickup', 'lounge']

export function checkoutView(settings: Settings, currencyCode: string): CheckoutView {
  const { shippingMethods, pickups, warehouses, payments, delivery, zones } = settings
  const charged = settings.currencies.find(({ isDefault }) => isDefault)
  const offered = (way: DeliveryType) =>
    shippingMethods.length === 0 || shippingMethods.some(({ type }) => type === way)
  const possible: Record<DeliveryType, boolean> = {
    flat_rate: true,
    local_pickup: pickups.length > 0,
    lounge: warehouses.some(({ tables }) => tables.length > 0),
  }
  return {
    ways: WAYS.filter((way) => offered(way) && possible[way]).map((type) => ({
      type,
      label: shippingMethods.find((method) => method.type === type)?.label ?? '',
    })),
    kitchens: warehouses.map(({ id, name, address, point, workTime, tables, bookingMinutes }) => ({
      id,
      name,
      address,
      point,
      timeZone: workTime.timeZone,
      cookingMinutes: workTime.cookingMinutes,
      bookingMinutes,
      tableZones: [...new Set(tables.map(({ zone }) => zone).filter(Boolean))],
      mostSeats: Math.max(0, ...tables.map(({ seats }) => seats)),
    })),
    payments: payments.filter(({ enabled }) => enabled),
    zonePayments: {
      zonesChoosePayments: delivery.zonesChoosePayments,
      paymentsInAllZones: delivery.paymentsInAllZones,
    },
    zones: zones.map(({ id, payments: own }) => ({ id, payments: own })),
    tips: settings.tips.presets.includes(0) ? settings.tips.presets : [0, ...settings.tips.presets],
    hidesDeliveryPrice: settings.hidesDeliveryPrice,
    chargedIn: charged && charged.code !== currencyCode ? charged : null,
  }
}
