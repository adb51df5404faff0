import type { Point } from '@samobranka/rules'
import { type Codec, expected, field } from '../wire/codec.ts'
import { aText } from '../wire/face.ts'
import { isObject } from '../wire/json.ts'
import { isNothing } from '../wire/nothing.ts'

const partsOf = (wire: unknown): readonly unknown[] => {
  if (typeof wire === 'string') return wire.split(/[,;]/).map((part) => part.trim())
  if (Array.isArray(wire)) return wire
  return isObject(wire) ? [wire.lat ?? wire.latitude, wire.lon ?? wire.lng ?? wire.longitude] : []
}

const isNumeric = (part: unknown): boolean => part !== '' && part !== null && Number.isFinite(Number(part))

/** A place as "lat,lon", latitude first; null when the wire knows none. */
export const coordinates: Codec<Point | null> = field<Point | null>({
  face: aText,
  decode: (wire) => {
    if (isNothing(wire)) return null
    const parts = partsOf(wire)
    const [lat, lon] = parts.map(Number)
    if (parts.length < 2 || !parts.slice(0, 2).every(isNumeric) || lat === undefined || lon === undefined)
      return expected('coordinates "lat,lon"')
    return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : expected('coordinates "lat,lon"')
  },
  encode: (point) => (point === null ? '' : `${point.lat},${point.lon}`),
})
