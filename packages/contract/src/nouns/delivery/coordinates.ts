import type { Point } from '@samobranka/rules'
import { type Codec, expected, field } from '../../wire/codec.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { aText } from '../../wire/json-schema.ts'
import { numberIn } from '../../wire/number-in.ts'

const partsOf = (wire: unknown): readonly unknown[] => {
  if (typeof wire === 'string') return wire.split(/[,;]/).map((part) => part.trim())
  if (Array.isArray(wire)) return wire
  return isObject(wire) ? [wire.lat ?? wire.latitude, wire.lon ?? wire.lng ?? wire.longitude] : []
}

/** A place as "lat,lon", latitude first; null when the wire knows none. */
export const coordinates: Codec<Point | null> = field<Point | null>({
  schema: aText,
  decode: (wire) => {
    if (isNothing(wire)) return null
    const [lat, lon] = partsOf(wire).map(numberIn)
    const isPlace =
      typeof lat === 'number' && typeof lon === 'number' && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
    return isPlace ? { lat, lon } : expected('coordinates "lat,lon"')
  },
  encode: (point) => (point === null ? '' : `${point.lat},${point.lon}`),
})
