import type { Settings } from '@samobranka/contract'
import { clockTime, localTime, openUntil, type Warehouse, workTimePopup } from '@samobranka/rules'

/** Whether the kitchen is open at the instant the page was made. */
export type Opening =
  | { readonly kind: 'aroundClock' }
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly daysAhead: number; readonly weekday: number; readonly from: string }
  | { readonly kind: 'shut' }

export interface RestaurantPlace extends Pick<Warehouse, 'id' | 'name' | 'address' | 'point'> {
  readonly phone: string
  readonly shownPhone: string
  readonly opening: Opening
  readonly hasTables: boolean
}

/** The kitchens one can come to, the chosen one first; where none has tables, all of them. */
export function restaurantPlaces(
  settings: Settings,
  warehouseId: number | null,
  now: Date,
): RestaurantPlace[] {
  const { warehouses, contacts } = settings
  const withTables = warehouses.filter(({ tables }) => tables.length > 0)
  const rank = (id: number) => (id === warehouseId ? 0 : 1)
  return (withTables.length > 0 ? withTables : warehouses)
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map(({ id, name, address, point, workTime, tables }) => {
      const contact =
        contacts.find((one) => one.warehouseId === id) ?? contacts.find(({ isDefault }) => isDefault)
      return {
        id,
        name,
        address,
        point,
        phone: contact?.phone ?? '',
        shownPhone: contact?.shown || contact?.phone || '',
        opening: openingOf(workTime, now),
        hasTables: tables.length > 0,
      }
    })
}

function openingOf(workTime: Settings['warehouses'][number]['workTime'], now: Date): Opening {
  if (workTime.aroundClock) return { kind: 'aroundClock' }
  const until = openUntil(workTime, now)
  if (until) return { kind: 'open', until: clockTime(localTime(until, workTime.timeZone).minutes) }
  const next = workTimePopup(workTime, now)
  if (!next) return { kind: 'shut' }
  const weekday = ((localTime(now, workTime.timeZone).weekday - 1 + next.daysAhead) % 7) + 1
  return { kind: 'closed', daysAhead: next.daysAhead, weekday, from: next.from }
}
