import { LIMITS } from '../limits.ts'
import { deliveryWish, foundZone, suggestion, zoneQuestion } from '../nouns/delivery/geo.ts'
import { done } from '../nouns/people/login.ts'
import { language, latitude, longitude } from '../nouns/request-parts.ts'
import { list } from '../wire/list.ts'
import { maxLength } from '../wire/request-limit.ts'
import { text } from '../wire/text.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

export const suggestAddresses = endpoint({
  name: 'suggestAddresses',
  method: 'GET',
  path: '/wp-json/geo/v1/suggest',
  summary: 'Addresses that begin like what was typed.',
  auth: 'public',
  query: query({ q: maxLength(text, LIMITS.addressLine), lang: language }),
  answer: list(suggestion),
  refusals: ['upstream_unavailable'],
})

export const locateAddress = endpoint({
  name: 'locateAddress',
  method: 'GET',
  path: '/wp-json/geo/v1/locate',
  summary: 'Addresses at a point, or the point of an address.',
  auth: 'public',
  query: query({ q: maxLength(text, LIMITS.addressLine), lat: latitude, lon: longitude, lang: language }),
  answer: list(suggestion),
  refusals: ['upstream_unavailable', 'not_found'],
})

export const findZone = endpoint({
  name: 'findZone',
  method: 'POST',
  path: '/wp-json/geo/v1/zone',
  summary: 'Which kitchen delivers to a point, and on what terms.',
  auth: 'public',
  query: query({ lang: language }),
  body: zoneQuestion,
  answer: foundZone,
  refusals: ['outside_delivery_zone', 'delivery_cost_unknown', 'address_incorrect'],
})

export const wishDelivery = endpoint({
  name: 'wishDelivery',
  method: 'POST',
  path: '/wp-json/geo/v1/wish',
  summary: 'Tell me when you deliver here.',
  auth: 'public',
  body: deliveryWish,
  answer: done,
  statuses: [201],
  refusals: ['invalid_phone', 'address_incorrect', 'too_many_requests'],
})
