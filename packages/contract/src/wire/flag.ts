import { type Codec, expected, field } from './codec.ts'
import { aFlag } from './json-schema.ts'

const YES = new Set(['1', 'yes', 'on', 'true', 'y'])
const NO = new Set(['0', 'no', 'off', 'false', 'n'])

const read = (wire: unknown) => {
  if (typeof wire === 'boolean') return wire
  if (wire === 1) return true
  if (wire === 0) return false
  if (typeof wire === 'string') {
    const word = wire.trim().toLowerCase()
    if (YES.has(word)) return true
    if (NO.has(word)) return false
  }
  return expected('true or false')
}

// PHP writes an empty text for a flag nobody set: read as "no" it hid every dish of a stock WordPress.
const isAbsent = (wire: unknown): boolean =>
  wire === undefined ||
  wire === null ||
  (typeof wire === 'string' && wire.trim() === '') ||
  (Array.isArray(wire) && wire.length === 0)

/** A yes or no in any of PHP's spellings; null, an empty text and PHP's empty array leave the default. */
export const flag: Codec<boolean> = field<boolean>({
  schema: aFlag,
  decode: (wire) => (isAbsent(wire) ? undefined : read(wire)),
  encode: (value) => value,
})
