import { type Answer, answer } from '../http/answer.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { Geocoder } from '../ports/geocoder.ts'

/** Asks the configured geocoder; its outage is told as one, and never as "no such address". */
export async function callGeocoder<T>(
  context: Context,
  call: (geocoder: Geocoder) => Promise<T>,
): Promise<Answer<T> | Refusal> {
  try {
    return answer(await call(context.ports.geocoder ?? ownGeocoder(context)))
  } catch (fault) {
    context.log.warn({ err: fault }, 'The geocoder did not answer')
    return refuse(503, 'upstream_unavailable', { headers: { 'retry-after': '5' } })
  }
}

/** The business's own gazetteer as a geocoder. */
function ownGeocoder({ snapshot }: Pick<Context, 'snapshot'>): Geocoder {
  return {
    suggest: async (text) => snapshot().gazetteer.suggest(text),
    find: async (line) => snapshot().gazetteer.find(line),
    locate: async (point) => snapshot().gazetteer.locate(point),
  }
}
