import type { Settings } from '@samobranka/contract'
import { type HoursLine, hoursLines } from '../../format/hours-lines.ts'
import type { MapPoint } from '../map/index.ts'

export interface Phone {
  readonly phone: string
  readonly shown: string
}

export interface ContactPlace {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly point: { readonly lat: number; readonly lon: number } | null
  readonly phones: readonly Phone[]
  readonly hours: readonly HoursLine[]
}

export interface ContactsView {
  /** Those of no kitchen in particular. */
  readonly phones: readonly Phone[]
  /** The chosen kitchen first. */
  readonly places: readonly ContactPlace[]
  /** Where an order is fetched, beside the kitchens themselves. */
  readonly pickups: readonly { readonly id: number; readonly name: string; readonly address: string }[]
  readonly points: readonly MapPoint[]
}

type Known = Pick<Settings, 'contacts' | 'warehouses' | 'pickups'>

/** Each kitchen with its own phones; one without a phone is answered by the main one. */
export function contactsView(
  { contacts, warehouses, pickups }: Known,
  warehouseId: number | null,
): ContactsView {
  const asPhone = ({ phone, shown }: Phone): Phone => ({ phone, shown: shown || phone })
  const main = contacts.filter(({ isDefault }) => isDefault).map(asPhone)
  const known = new Set(warehouses.map(({ id }) => id))
  const places = warehouses.map(({ id, name, address, point, workTime }) => {
    const own = contacts.filter((contact) => contact.warehouseId === id).map(asPhone)
    return { id, name, address, point, phones: own.length > 0 ? own : main, hours: hoursLines(workTime) }
  })
  const addresses = new Set(warehouses.map(({ address }) => address))
  return {
    phones: contacts
      .filter((contact) => contact.warehouseId === null || !known.has(contact.warehouseId))
      .map(asPhone),
    places: places.toSorted((a, b) => Number(b.id === warehouseId) - Number(a.id === warehouseId)),
    pickups: pickups
      .filter(({ address }) => !addresses.has(address))
      .map(({ id, name, address }) => ({ id, name: name || address, address })),
    points: pointsOf(warehouses, pickups, addresses),
  }
}

/** A pickup point in the kitchen itself is the kitchen: one pin, not two on top of each other. */
function pointsOf(
  warehouses: Known['warehouses'],
  pickups: Known['pickups'],
  addresses: ReadonlySet<string>,
): MapPoint[] {
  const kitchens = warehouses.flatMap(({ id, name, address, point }) =>
    point ? [{ key: `kitchen ${id}`, name: name || address, point, kind: 'kitchen' as const }] : [],
  )
  const others = pickups.flatMap(({ id, name, address, point }) =>
    point && !addresses.has(address)
      ? [{ key: `pickup ${id}`, name: name || address, point, kind: 'pickup' as const }]
      : [],
  )
  return [...kitchens, ...others]
}
