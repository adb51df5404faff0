import type { Bounds } from '@samobranka/storefront/app/catalogue-access/root-data/map-settings.ts'
import { originalFile } from './original-file.ts'

/** As quickly as any other change of a business is seen. */
const FRESH_MS = 10_000

/** Where the city of `/map/city.geojson` lies; null where the business brought none. */
export function createCityBounds(folders: readonly string[], now: () => number = () => performance.now()) {
  let known: { readonly at: number; readonly bounds: Promise<Bounds | null> } | null = null
  return function cityBounds(): Promise<Bounds | null> {
    if (!known || now() - known.at > FRESH_MS) known = { at: now(), bounds: read(folders) }
    return known.bounds
  }
}

async function read(folders: readonly string[]): Promise<Bounds | null> {
  const file = await originalFile(folders, 'city.geojson', ['.geojson'])
  if (!file) return null
  try {
    return boundsOf(JSON.parse(new TextDecoder().decode(file.bytes)))
  } catch {
    // A broken file draws nothing.
    return null
  }
}

/** Around every position of every feature. */
export function boundsOf(city: unknown): Bounds | null {
  let bounds: Bounds | null = null
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return
    const [lon, lat] = part
    if (typeof lon !== 'number' || typeof lat !== 'number') {
      for (const inner of part) visit(inner)
      return
    }
    const { west, south, east, north } = bounds ?? { west: lon, south: lat, east: lon, north: lat }
    bounds = {
      west: Math.min(west, lon),
      south: Math.min(south, lat),
      east: Math.max(east, lon),
      north: Math.max(north, lat),
    }
  }
  for (const { geometry } of (city as { features: { geometry?: { coordinates?: unknown } }[] }).features)
    visit(geometry?.coordinates)
  return bounds
}
