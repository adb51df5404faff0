import type { DeliveryTerms, Point } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Codec, Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { noun } from '../../wire/noun.ts'
import { count, optionalId } from '../../wire/number.ts'
import { maxLength } from '../../wire/request-limit.ts'
import { text, word } from '../../wire/text.ts'
import { latitude, longitude, optionalRequestMoney } from '../request-parts.ts'
import { termsTable } from './delivery-terms.ts'

/** An address the geocoder knows. */
export const suggestion = noun('Suggestion', {
  line: ['address', word],
  city: ['city', text, ''],
  street: ['street', text, ''],
  house: ['house', text, ''],
  lat: ['lat', count],
  lon: ['lon', count],
  hasHouse: ['has_house', flag, false],
})
export type Suggestion = Domain<typeof suggestion>

export const point: Codec<Point> = noun<Point>('Point', { lat: ['lat', count], lon: ['lon', count] })

export const zoneQuestion = noun('ZoneQuestion', {
  lat: ['lat', latitude],
  lon: ['lon', longitude],
  cartTotal: ['cart_total', optionalRequestMoney, null, 'sparse'],
})

/** What the place a point lies in asks and promises; `zoneId` is null where only the distance decided. */
export type FoundZone = DeliveryTerms & { readonly zoneId: number | null }
export const foundZone: Codec<FoundZone> = noun<FoundZone>('FoundZone', {
  ...termsTable,
  zoneId: ['zone_id', optionalId, null],
})

/** "Tell me when you deliver here." */
export const deliveryWish = noun('DeliveryWish', {
  phone: ['phone', maxLength(word, LIMITS.phone)],
  lat: ['lat', latitude],
  lon: ['lon', longitude],
})

/** One line of the gazetteer; `house` is empty for the street itself. */
export const gazetteerEntry = noun('GazetteerEntry', {
  street: ['street', word],
  house: ['house', text, ''],
  lat: ['lat', count],
  lon: ['lon', count],
  city: ['city', text, ''],
})
export type GazetteerEntry = Domain<typeof gazetteerEntry>
