import type { Order, Settings } from '@samobranka/contract'
import type { Warehouse } from '@samobranka/rules'

/** Where the order is made or fetched. */
type OrderSpot = Pick<Warehouse, 'name' | 'address' | 'point'>

/** What the page of an order needs beside the order itself. */
export interface OrderSurroundings {
  readonly kitchen: OrderSpot | null
  readonly pickup: OrderSpot | null
  readonly timeZone: string
  readonly phone: { readonly phone: string; readonly shown: string } | null
  readonly tips: readonly number[]
  readonly stayMinutes: number
  /** The server's instant, by which the page's first words are told. */
  readonly drawnAt: number
}

export function surroundingsOf(order: Order, settings: Settings, now: Date): OrderSurroundings {
  const { warehouses, pickups, contacts } = settings
  const kitchen = warehouses.find(({ id }) => id === order.warehouseId)
  const pickup = pickups.find(({ id }) => id === order.pickupPointId)
  const contact =
    contacts.find(({ warehouseId }) => warehouseId === order.warehouseId) ??
    contacts.find(({ isDefault }) => isDefault) ??
    contacts[0]
  return {
    kitchen: kitchen ? { name: kitchen.name, address: kitchen.address, point: kitchen.point } : null,
    pickup: pickup ? { name: pickup.name, address: pickup.address, point: pickup.point } : null,
    timeZone: kitchen?.workTime.timeZone ?? 'UTC',
    phone: contact ? { phone: contact.phone, shown: contact.shown || contact.phone } : null,
    tips: settings.tips.presets.filter((percent) => percent > 0),
    stayMinutes: kitchen?.bookingMinutes ?? 0,
    drawnAt: now.getTime(),
  }
}

/** Whoever has only the link sees how the order goes, and nothing of who placed it. */
export function forReader(order: Order): Order {
  if (order.key !== null) return order
  return { ...order, customer: { name: '', phone: '' }, address: null, comment: '', allergy: '' }
}
