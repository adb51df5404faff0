import { addressLine } from '../gazetteer/address-line.ts'
import type { FoundAddress } from '../gazetteer/street.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import { createGuard } from '../providers/guard.ts'
import { fetchJson } from './fetch-json.ts'
import { pointOf, textOf } from './geocoder-values.ts'

interface Place {
  readonly lat: unknown
  readonly lon: unknown
  readonly address?: Readonly<Record<string, unknown>>
}

/** Any server that speaks Nominatim's search and reverse. */
export function nominatimGeocoder(baseUrl: string): Geocoder {
  // The public server refuses callers that do not say who they are.
  const headers = { 'user-agent': 'samobranka' }
  const guard = createGuard()

  async function search(text: string, limit: number, signal: AbortSignal, language?: string) {
    if (text.trim() === '') return []
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/search`)
    url.search = new URLSearchParams({
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      limit: String(limit),
    }).toString()
    if (language !== undefined) url.searchParams.set('accept-language', language)
    return ((await fetchJson(guard, url, signal, headers)) as Place[]).flatMap(foundOf)
  }

  return {
    suggest: (text, language, signal) => search(text, 10, signal, language),
    find: async (line, signal) => (await search(line, 1, signal))[0] ?? null,
    async locate({ lat, lon }, language, signal) {
      const url = new URL(`${baseUrl.replace(/\/$/, '')}/reverse`)
      const query = { lat: String(lat), lon: String(lon), format: 'jsonv2', addressdetails: '1' }
      url.search = new URLSearchParams({ ...query, 'accept-language': language }).toString()
      const place = (await fetchJson(guard, url, signal, headers)) as Place | { error: string }
      return 'error' in place ? null : (foundOf(place)[0] ?? null)
    },
  }
}

function foundOf(place: Place): FoundAddress[] {
  const at = place.address ?? {}
  const city = textOf(at.city ?? at.town ?? at.village ?? at.municipality)
  const street = textOf(at.road ?? at.pedestrian ?? at.square)
  const house = textOf(at.house_number)
  if (street === '') return []
  const line = addressLine(city, street, house)
  return [{ line, city, street, house, ...pointOf(place.lat, place.lon), hasHouse: house !== '' }]
}
