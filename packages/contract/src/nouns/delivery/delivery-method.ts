import type { Domain } from '../../wire/codec.ts'
import { isObject } from '../../wire/json.ts'
import { list, listOf } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { oneOf } from '../../wire/one-of.ts'
import { text } from '../../wire/text.ts'

const OLD_NAMES = new Map(
  Object.entries({
    flat_rate: 'delivery',
    local_pickup: 'pickup',
    lounge: 'lounge',
  }),
)

const whole = noun('DeliveryMethod', {
  label: ['label', text, ''],
  type: [
    'type',
    oneOf(['flat_rate', 'local_pickup', 'lounge'], { delivery: 'flat_rate', pickup: 'local_pickup' }),
  ],
  dbType: ['dbType', text, ''],
  oldType: ['oldType', oneOf(['delivery', 'pickup', 'lounge']), 'delivery'],
})

/** A delivery type entry, or only its method id. */
export const deliveryMethod = reshaped(whole, (wire) => {
  const entry = typeof wire === 'string' ? { type: wire } : wire
  if (!isObject(entry)) return entry
  const old = entry.oldType ?? (typeof entry.type === 'string' ? OLD_NAMES.get(entry.type) : undefined)
  return { ...entry, oldType: old, dbType: entry.dbType ?? entry.type }
})
export type DeliveryMethod = Domain<typeof deliveryMethod>

/** A list of them, or a record by method id. */
export const deliveryMethods = reshaped(list(deliveryMethod), (wire) =>
  isObject(wire) && listOf(wire) === null
    ? Object.entries(wire).map(([type, entry]) => (isObject(entry) ? { type, ...entry } : type))
    : wire,
)
