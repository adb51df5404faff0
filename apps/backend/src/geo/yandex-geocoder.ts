import { addressLine } from '../gazetteer/address-line.ts'
import type { FoundAddress } from '../gazetteer/street.ts'
import type { Geocoder } from '../ports/geocoder.ts'
import { createGuard } from '../providers/guard.ts'
import { fetchJson } from './fetch-json.ts'
import { pointOf, textOf } from './geocoder-values.ts'

interface GeoObject {
  readonly Point: { readonly pos: string }
  readonly metaDataProperty: {
    readonly GeocoderMetaData: {
      readonly Address: { readonly Components: readonly { readonly kind: unknown; readonly name: unknown }[] }
    }
  }
}

interface YandexAnswer {
  readonly response: {
    readonly GeoObjectCollection: { readonly featureMember: readonly { readonly GeoObject: GeoObject }[] }
  }
}

const SERVICE = 'https://geocode-maps.yandex.ru/1.x/'

/** Languages the service speaks; others are answered in Russian. */
const locales = new Map(Object.entries({ ru: 'ru_RU', en: 'en_US', be: 'be_BY', tr: 'tr_TR' }))

/** Yandex's geocoder by key; its coordinates are longitude first. */
export function yandexGeocoder(key: string, service = SERVICE): Geocoder {
  const guard = createGuard()

  async function ask(geocode: string, language: string, results: number, signal: AbortSignal, kind?: string) {
    if (geocode.trim() === '') return []
    const url = new URL(service)
    const lang = locales.get(language) ?? 'ru_RU'
    url.search = new URLSearchParams({
      apikey: key,
      geocode,
      lang,
      format: 'json',
      results: String(results),
    }).toString()
    if (kind !== undefined) url.searchParams.set('kind', kind)
    const answer = (await fetchJson(guard, url, signal)) as YandexAnswer
    return answer.response.GeoObjectCollection.featureMember.flatMap(({ GeoObject }) => foundOf(GeoObject))
  }

  return {
    suggest: (text, language, signal) => ask(text, language, 10, signal),
    find: async (line, signal) => (await ask(line, 'ru', 1, signal))[0] ?? null,
    locate: async ({ lat, lon }, language, signal) =>
      (await ask(`${lon},${lat}`, language, 1, signal, 'house'))[0] ?? null,
  }
}

function foundOf({ Point, metaDataProperty }: GeoObject): FoundAddress[] {
  const parts = metaDataProperty.GeocoderMetaData.Address.Components
  const last = (kind: string) => textOf(parts.findLast((part) => part.kind === kind)?.name)
  const [lon, lat] = Point.pos.split(' ')
  const [city, street, house] = [last('locality'), last('street'), last('house')]
  if (street === '') return []
  return [
    {
      line: addressLine(city, street, house),
      city,
      street,
      house,
      ...pointOf(lat, lon),
      hasHouse: house !== '',
    },
  ]
}
