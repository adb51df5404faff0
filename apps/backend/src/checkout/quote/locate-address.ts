import type { Address } from '@samobranka/contract'
import { isPoint, type Point, pointAgrees } from '@samobranka/rules'
import type { Gazetteer } from '../../gazetteer/create-gazetteer.ts'
import type { FoundAddress } from '../../gazetteer/street.ts'
import type { Context } from '../../http/context.ts'
import { type BoundedMap, boundedMap } from '../../memory/bounded-map.ts'
import { timeLimit } from '../../providers/time-limit.ts'
import { type OrderProblem, problem } from './problem.ts'

export interface LocatedAddress {
  /** Where the courier goes; null when nobody could tell. */
  readonly point: Point | null
  readonly problems: readonly OrderProblem[]
}

/** A call whose caller may not be waited for any more. */
interface Waiting {
  signal(): AbortSignal
}

/** A geocoder that thinks longer keeps a customer from ordering; he is told that the cost is unknown. */
const PATIENCE_MS = 4_000

/** The address line decides: a point that is not near it would buy a cheaper zone. */
export async function locateAddress(
  address: Address | null,
  context: Context,
  call: Waiting,
): Promise<LocatedAddress> {
  if (!address) return { point: null, problems: [problem('address_incorrect')] }
  const { point, problems } = await locateLine(address, context, call)
  return { point, problems: [...problems, ...missingFields(address)] }
}

async function locateLine(address: Address, context: Context, call: Waiting): Promise<LocatedAddress> {
  const given = address.point && isPoint(address.point) ? address.point : null
  const found = address.line.trim() === '' ? null : await findLine(address.line, context, call)
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
  call: Waiting,
): Promise<FoundAddress | null | 'outage'> {
  const { geocoder } = context.ports
  if (!geocoder) return findOwn(context.snapshot().gazetteer, line)
  const patience = timeLimit(PATIENCE_MS)
  try {
    return await Promise.race([
      geocoder.find(line, timeLimit(PATIENCE_MS, call.signal())),
      rejectOn(patience),
    ])
  } catch (fault) {
    context.log.warn({ err: fault }, 'The geocoder did not answer')
    return 'outage'
  }
}

const KEPT_BYTES = 2 * 1024 * 1024
const found = new WeakMap<Gazetteer, BoundedMap<FoundAddress | null>>()

/** The same line is quoted with every change of a cart, and then ordered: the gazetteer looks it up once. */
function findOwn(gazetteer: Gazetteer, line: string): FoundAddress | null {
  const lines = found.get(gazetteer) ?? boundedMap<FoundAddress | null>(KEPT_BYTES)
  found.set(gazetteer, lines)
  const known = lines.get(line)
  if (known !== undefined) return known
  const answer = gazetteer.find(line)
  lines.set(line, answer)
  return answer
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
