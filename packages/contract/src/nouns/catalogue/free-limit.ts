import { type Codec, expected, field, type Refused } from '../../wire/codec.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { aNumber } from '../../wire/json-schema.ts'
import { numberIn } from '../../wire/number-in.ts'

const read = (wire: unknown): number | Refused => {
  if (isNothing(wire)) return 0
  // Some servers send the plugin's own record instead of its number.
  if (isObject(wire)) return read(wire.quantity)
  const value = numberIn(wire)
  return value !== null && value >= 0 ? value : expected('a number')
}

/** How many units of an extra are free; 0 when there is no limit. */
export const freeLimit: Codec<number> = field<number>({
  schema: aNumber,
  decode: (wire) => (wire === undefined ? undefined : read(wire)),
  encode: (value) => value,
})
