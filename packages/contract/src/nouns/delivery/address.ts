import type { Point } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { mapped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text } from '../../wire/text.ts'
import { comment, optionalLatitude, optionalLongitude, personName } from '../request-parts.ts'

/** Where a courier goes. */
export interface Address {
  readonly id: number | null
  /** City, street and house in one line. */
  readonly line: string
  readonly flat: string
  readonly entrance: string
  readonly floor: string
  readonly privateHouse: boolean
  /** What opens the door of the house. */
  readonly doorCode: string
  /** The courier rings and leaves; nobody takes the order from his hands. */
  readonly leaveAtDoor: boolean
  /** What the customer calls it: «дом», «работа». */
  readonly name: string
  /** For the courier alone: what the kitchen should know is said of the order. */
  readonly comment: string
  readonly point: Point | null
}

type Flat = Omit<Address, 'point'> & { readonly lat: number | null; readonly lon: number | null }

const splitCoordinates = (wire: unknown): { lat?: unknown; lon?: unknown } => {
  const parts = typeof wire === 'string' ? wire.split(',', 3) : Array.isArray(wire) ? wire : []
  return parts.length === 2 ? { lat: parts[0], lon: parts[1] } : {}
}

const OTHER_NAMES = ['coordinates', 'coords', 'address_line', 'apartment']
const hasOtherNames = (wire: Record<string, unknown>): boolean => OTHER_NAMES.some((name) => name in wire)
const inOurPlaces = (wire: Record<string, unknown>): Record<string, unknown> => ({
  ...splitCoordinates(wire.coordinates ?? wire.coords),
  ...wire,
  address: wire.address ?? wire.address_line,
  flat: wire.flat ?? wire.apartment,
})

const part = maxLength(text, LIMITS.addressPart)

const flat: Codec<Flat> = noun<Flat>(
  'Address',
  {
    id: ['id', optionalId, null, 'sparse'],
    line: ['address', maxLength(text, LIMITS.addressLine), ''],
    flat: ['flat', part, ''],
    entrance: ['entrance', part, ''],
    floor: ['floor', part, ''],
    privateHouse: ['private_house', flag, false],
    doorCode: ['door_code', part, '', 'sparse'],
    leaveAtDoor: ['leave_at_door', flag, false, 'sparse'],
    name: ['name', personName, ''],
    comment: ['comment', comment, '', 'sparse'],
    lat: ['lat', optionalLatitude, null],
    lon: ['lon', optionalLongitude, null],
  },
  {
    before: (wire) => (hasOtherNames(wire) ? inOurPlaces(wire) : wire),
  },
)

// Named one by one: every quote and order brings an address, and a spread rest costs as much as reading its fields.
const located = (from: Flat): Address => {
  const { id, line, flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, name, comment } = from
  const { lat, lon } = from
  const point = lat === null || lon === null ? null : { lat, lon }
  return { id, line, flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, name, comment, point }
}
const flattened = (from: Address): Flat => {
  const { id, line, flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, name, comment, point } = from
  const lat = point?.lat ?? null
  const lon = point?.lon ?? null
  return { id, line, flat, entrance, floor, privateHouse, doorCode, leaveAtDoor, name, comment, lat, lon }
}

export const address: Codec<Address> = mapped(flat, located, flattened)
