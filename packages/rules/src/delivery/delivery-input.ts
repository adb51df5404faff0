import type { DeliveryType } from '../model/place.ts'
import type { DeliveryInput } from '../totals/price-input.ts'
import type { ZoneAnswer } from './zone-at.ts'

/** What the totals are told of delivery: outside every zone its cost is as unknown as after an outage. */
export function deliveryInput(deliveryType: DeliveryType, answer: ZoneAnswer): DeliveryInput {
  if (deliveryType !== 'flat_rate') return { kind: 'none' }
  return answer.kind === 'inside' ? { kind: 'terms', terms: answer.terms } : { kind: 'unknown' }
}
