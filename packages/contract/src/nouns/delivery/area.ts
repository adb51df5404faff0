import type { Area, Ring } from '@samobranka/rules'
import { type Codec, expected, field } from '../../wire/codec.ts'
import { isObject, type Json } from '../../wire/json.ts'
import { listOfThese, withAll } from '../../wire/json-schema.ts'

const isPoint = (wire: unknown): wire is [number, number] =>
  Array.isArray(wire) && typeof wire[0] === 'number' && typeof wire[1] === 'number'

const readRing = (wire: unknown): Ring | null =>
  Array.isArray(wire) && wire.length >= 4 && wire.every(isPoint)
    ? wire.map(([lon, lat]) => [lon, lat] as const)
    : null

const readPolygon = (wire: unknown): readonly Ring[] | null => {
  const rings = Array.isArray(wire) && wire.length > 0 ? wire.map(readRing) : [null]
  return rings.every((ring) => ring !== null) ? rings : null
}

const readArea = (wire: Record<string, unknown>): Area | null => {
  const { type, coordinates } = wire
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : null
  if (!Array.isArray(polygons) || polygons.length === 0) return null
  const area = polygons.map(readPolygon)
  return area.every((polygon) => polygon !== null) ? area : null
}

/** GeoJSON's Polygon or MultiPolygon, longitude first, holes kept. */
export const area: Codec<Area> = field<Area>({
  schema: withAll({ type: { enum: ['Polygon', 'MultiPolygon'] }, coordinates: listOfThese({}) }),
  decode: (wire) =>
    (isObject(wire) ? readArea(wire) : null) ?? expected('a GeoJSON Polygon or MultiPolygon [lon, lat]'),
  encode: (polygons) =>
    (polygons.length === 1
      ? { type: 'Polygon', coordinates: polygons[0] }
      : { type: 'MultiPolygon', coordinates: polygons }) as Json,
})
