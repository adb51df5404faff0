import type { Settings } from '@samobranka/contract'
import { type HoursLine, hoursLines } from './hours-lines.ts'

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
  readonly places: readonly ContactPlace[]
}

/** Each kitchen with its own phones; one without a phone is answered by the main one. */
export function contactsView({
  contacts,
  warehouses,
}: Pick<Settings, 'contacts' | 'warehouses'>): ContactsView {
  const asPhone = ({ phone, shown }: Phone): Phone => ({ phone, shown: shown || phone })
  const main = contacts.filter(({ isDefault }) => isDefault).map(asPhone)
  const known = new Set(warehouses.map(({ id }) => id))
  return {
    phones: contacts
      .filter(({ warehouseId }) => warehouseId === null || !known.has(warehouseId))
      .map(asPhone),
    places: warehouses.map(({ id, name, address, point, workTime }) => {
      const own = contacts.filter(({ warehouseId }) => warehouseId === id).map(asPhone)
      return { id, name, address, point, phones: own.length > 0 ? own : main, hours: hoursLines(workTime) }
    }),
  }
}
