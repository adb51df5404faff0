import { zoneAt } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { demoFile, readDemo } from './testing/read-demo.ts'

const { addresses, zones, warehouses, settings, pickups, customers } = readDemo()
interface Place {
  readonly lat: number
  readonly lon: number
}

/** Within one town the earth is flat. */
const metresBetween = (one: Place, other: Place) =>
  111_195 * Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180))

const houses = addresses.filter(({ house }) => house !== '')
const where = (street: string, house: string) => {
  const found = addresses.find((one) => one.street === street && one.house === house)
  if (!found) throw new Error(`no ${street}, ${house}`)
  return zoneAt(found, zones, settings.delivery.distanceZones, warehouses)
}
const all = houses.map((point) => zoneAt(point, zones, settings.delivery.distanceZones, warehouses))

describe('the gazetteer of Озёрск', () => {
  it('knows at least 25 streets and 500 houses, each once', () => {
    expect(new Set(addresses.map(({ street }) => street)).size).toBeGreaterThanOrEqual(25)
    expect(houses.length).toBeGreaterThanOrEqual(500)
    const lines = addresses.map(({ city, street, house }) => `${city}, ${street}, ${house}`)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('has streets without houses', () => {
    const built = new Set(houses.map(({ street }) => street))
    expect(addresses.filter(({ street }) => !built.has(street)).length).toBeGreaterThanOrEqual(3)
  })

  it('lays no two houses upon each other', () => {
    const close = houses.filter((one, i) =>
      houses.slice(i + 1).some((other) => metresBetween(one, other) < 20),
    )
    expect(close).toEqual([])
  })

  it('brings the street of the examples into the centre, to the kitchen that never closes', () => {
    const answer = where('Садовая улица', '14')
    expect(answer).toMatchObject({ kind: 'inside', zone: { id: 1 }, terms: { warehouseId: 1 } })
  })

  it('reaches every drawn zone, the zones by distance, and nothing at all', () => {
    const drawn = new Set(
      all.flatMap((one) => (one.kind === 'inside' ? (one.zone?.id ?? 'distance') : one.kind)),
    )
    expect(drawn).toEqual(new Set([1, 2, 3, 4, 5, 'distance', 'outside']))
    expect(where('Дачная улица', '5')).toMatchObject({ kind: 'inside', zone: null })
    expect(where('Хуторская улица', '5')).toEqual({ kind: 'outside' })
  })
})

describe('the people of the demo', () => {
  it('live at addresses the gazetteer knows', () => {
    const known = new Set(houses.map(({ city, street, house }) => `${city}, ${street}, ${house}`))
    const orders = customers.flatMap((one) => one.orders as { address?: { address: string } }[])
    const lines = orders.flatMap(({ address }) => address?.address ?? [])
    expect(lines.length).toBeGreaterThan(5)
    expect(lines.filter((line) => !known.has(line))).toEqual([])
    expect(warehouses.filter(({ address }) => !known.has(address))).toEqual([])
  })
})

describe('the zones', () => {
  it('are five, one with a hole, two overlapping', () => {
    expect(zones).toHaveLength(5)
    expect(zones.some(({ area }) => area.some((rings) => rings.length > 1))).toBe(true)
    const shared = { lat: 57.1537, lon: 39.41 }
    const holding = zones.filter((zone) => zoneAt(shared, [zone], [], warehouses).kind === 'inside')
    expect(holding.map(({ id }) => id)).toEqual([1, 2])
    expect(zoneAt(shared, zones, [], warehouses)).toMatchObject({ zone: { id: 1 } })
  })

  it('hold the kitchens they name', () => {
    for (const { point, id } of warehouses) {
      expect(zoneAt(point, zones, [], warehouses)).toMatchObject({ terms: { warehouseId: id } })
    }
    expect(pickups.every(({ point }) => zoneAt(point, zones, [], warehouses).kind === 'inside')).toBe(true)
  })
})

describe('the map of the town', () => {
  const text = demoFile('map/city.geojson')
  const features = (
    JSON.parse(text) as {
      features: { properties: { kind: string; name?: string }; geometry: { coordinates: unknown } }[]
    }
  ).features
  const of = (kind: string) => features.filter(({ properties }) => properties.kind === kind)

  it('is light enough to be sent whole', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(150 * 1024)
  })

  it('draws roads along the streets, water, parks, quarters and buildings', () => {
    for (const kind of ['road', 'water', 'park', 'quarter', 'building'])
      expect(of(kind).length).toBeGreaterThan(0)
    const roads = new Map(
      of('road').map(({ properties, geometry }) => [
        properties.name,
        geometry.coordinates as [number, number][],
      ]),
    )
    const lost = houses.filter(({ street, city, lat, lon }) => {
      if (city === 'Дальние Ключи') return false
      return !roads
        .get(street)
        ?.some(([roadLon, roadLat]) => metresBetween({ lat, lon }, { lat: roadLat, lon: roadLon }) < 160)
    })
    expect(lost).toEqual([])
  })
})
