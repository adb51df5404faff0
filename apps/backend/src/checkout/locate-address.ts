import type { Address } from '@samobranka/contract'
import { isPoint, type Point, pointAgrees } from '@samobranka/rules'
import { ownGeocoder } from '../geo/ask-geocoder.ts'
import type { FoundAddress } from '../geo/gazetteer.ts'
import type { Context } from '../http/context.ts'
import { type OrderProblem, problem } from './problem.ts'

export interface LocatedAddress {
  /** Where the courier goes; null when nobody could tell. */
  readonly point: Point | null
  readonly problems: readonly OrderProblem[]
}

/** A geocoder that thinks longer keeps a customer from ordering; he is told that the cost is unknown. */
const PATIENCE_MS = 4_000

/** The address line decides: a point that is not near it would buy a cheaper zone. */
export async function locateAddress(
  address: Address | null,
  context: Context,
  signal: AbortSignal,
): Promise<LocatedAddress> {
  if (!address) return { point: null, problems: [problem('address_incorrect')] }
  const { point, problems } = await locateLine(address, context, signal)
  return { point, problems: [...problems, ...missingFields(address)] }
}

async function locateLine(address: Address, context: Context, signal: AbortSignal): Promise<LocatedAddress> {
  const given = address.point && isPoint(address.point) ? address.point : null
  const found = address.line.trim() === '' ? null : await findLine(address.line, context, signal)
  if (found === 'outage')
    return { point: null, problems: [problem('delivery_cost_unknown', { why: 'geocoder_down' })] }
  // The geocoder does not know the line: a point chosen on the map counts, and the line is for the courier.
  if (!found) return { point: given, problems: given ? [] : [problem('address_incorrect')] }
  if (!found.hasHouse) return { point: given ?? found, problems: [problem('address_without_house')] }
  const agrees = !given || pointAgrees(given, found)
  return {
    point: { lat: found.lat, lon: found.lon },
    problems: agrees ? [] : [problem('address_incorrect', { address: found.line })],
  }
}

async function findLine(
  line: string,
  context: Context,
  signal: AbortSignal,
): Promise<FoundAddress | null | 'outage'> {
  const { geocoder } = context.ports
  if (!geocoder) return ownGeocoder(context).find(line, signal)
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await Promise.race([geocoder.find(line, AbortSignal.any([signal, patience])), rejectOn(patience)])
  } catch (fault) {
    context.log.warn({ err: fault }, 'The geocoder did not answer')
    return 'outage'
  }
}

/** A geocoder may not listen to its signal. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function missingFields({ privateHouse, flat, entrance, floor }: Address): OrderProblem[] {
  if (privateHouse) return []
  const fields = Object.entries({ flat, entrance, floor })
    .filter(([, value]) => value.trim() === '')
    .map(([name]) => name)
  return fields.length > 0 ? [problem('address_fields_missing', { fields })] : []
}
