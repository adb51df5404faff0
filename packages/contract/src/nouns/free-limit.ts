import { type Codec, expected, field, type Refused } from '../wire/codec.ts'
import { aNumber } from '../wire/face.ts'
import { isObject } from '../wire/json.ts'
import { isNothing } from '../wire/nothing.ts'
import { numberIn } from '../wire/numeric.ts'

const read = (wire: unknown): number | Refused => {
  if (isNothing(wire)) return 0
  // Some servers send the plugin's own record instead of its number.
  if (isObject(wire)) return read(wire.quantity)
  const value = numberIn(wire)
  return value !== null && value >= 0 ? value : expected('a number')
}

/** How many units of an extra are free; 0 when there is no limit. */
export const freeLimit: Codec<number> = field<number>({
  face: aNumber,
  decode: (wire) => (wire === undefined ? undefined : read(wire)),
  encode: (value) => value,
})
