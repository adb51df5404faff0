import type { Settings } from '@samobranka/contract'
import type { Key } from '@samobranka/dictionary'
import type { DeliveryType } from '@samobranka/rules'

const KEYS = {
  flat_rate: 'place.delivery',
  local_pickup: 'place.pickup',
  lounge: 'place.lounge',
} as const satisfies Record<DeliveryType, Key>

type Words = Readonly<Record<string, unknown>>

const known = new WeakMap<Settings, Words>()

/**
 * How the operator calls his delivery types, in the language he wrote them in; in the others the dictionary speaks. The
 * same object for the same settings: translators are kept by it.
 */
export function wayWords(settings: Settings, own: Words): Words {
  const before = known.get(settings)
  if (before) return before
  const labels = settings.shippingMethods.flatMap(({ type, label }) => (label ? [[KEYS[type], label]] : []))
  const words = labels.length === 0 ? own : { ...Object.fromEntries(labels), ...own }
  known.set(settings, words)
  return words
}
