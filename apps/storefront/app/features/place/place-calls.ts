import {
  findZone,
  locateAddress,
  type Settings,
  type Suggestion,
  suggestAddresses,
  wishDelivery,
} from '@samobranka/contract'
import { cookedAt, onlyKitchen, type Point, zoneAt } from '@samobranka/rules'
import { callApi } from '../../catalogue-access/call-api.ts'
import { lacks } from '../../catalogue-access/lacks.ts'
import type { ZoneState } from './zone-state.ts'

/** null: nobody answered. */
export async function suggest(q: string, lang: string): Promise<readonly Suggestion[] | null> {
  const reply = await callApi(suggestAddresses, { query: { q, lang } })
  return reply.ok ? reply.value : null
}

export type Located =
  | { readonly kind: 'found'; readonly address: Suggestion }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

/** What stands at a point, or where a line of text is. */
export async function locate(wanted: Point | string, lang: string): Promise<Located> {
  const query = typeof wanted === 'string' ? { q: wanted, lang } : { ...wanted, lang }
  const reply = await callApi(locateAddress, { query })
  if (!reply.ok) return { kind: reply.refusal.code === 'not_found' ? 'unknown' : 'failed' }
  const [address] = reply.value
  return address ? { kind: 'found', address } : { kind: 'unknown' }
}

/** The server's word; where none comes, the zones that the browser itself knows. */
export async function askZone(point: Point, settings: Settings | null): Promise<ZoneState> {
  if (lacks('findZone')) return settings ? zoneByRules(point, settings) : { kind: 'unknown' }
  const reply = await callApi(findZone, { body: { ...point, cartTotal: null } })
  if (reply.ok) return { kind: 'inside', zone: reply.value }
  const { code } = reply.refusal
  if (code === 'outside_delivery_zone') return { kind: 'outside' }
  return code === 'network' && settings ? zoneByRules(point, settings) : { kind: 'unknown' }
}

function zoneByRules(point: Point, settings: Settings): ZoneState {
  const { zones, delivery, warehouses } = settings
  const found = cookedAt(
    zoneAt(point, zones, delivery.distanceZones, warehouses),
    onlyKitchen(settings, warehouses),
  )
  if (found.kind !== 'inside') return { kind: found.kind }
  return { kind: 'inside', zone: { ...found.terms, zoneId: found.zone?.id ?? null } }
}

/** null when the wish is kept, else the refusal's code. */
export async function wishHere(phone: string, point: Point): Promise<string | null> {
  const reply = await callApi(wishDelivery, { body: { phone, ...point } })
  return reply.ok ? null : reply.refusal.code
}
