import { beyond, type Codec, expected, field, type Refused } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { aNumber, anId, LARGEST_ID, orNull } from './json-schema.ts'
import { numberIn } from './number-in.ts'

const INTEGER = /^\s*\d{1,15}\s*$/
const LONG_INTEGER = /^\d{16,}/

const readId = (wire: unknown): number | Refused => {
  if (typeof wire === 'number' && Number.isSafeInteger(wire) && wire >= 0) return wire
  if (typeof wire === 'string' && INTEGER.test(wire)) return Number(wire)
  return isLargeId(wire) ? beyond(`a whole number up to ${LARGEST_ID}`) : expected('a whole number')
}

/** A number, but none that anything could have. */
export const isLargeId = (wire: unknown): boolean =>
  typeof wire === 'number' ? wire > LARGEST_ID : typeof wire === 'string' && LONG_INTEGER.test(wire)

const readNumber = (wire: unknown): number | Refused => numberIn(wire) ?? expected('a number')

/** A number that names something. */
export const id: Codec<number> = field<number>({
  schema: anId,
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? undefined : readId(wire)),
  encode: (value) => value,
})

/** How many of something that cannot be halved. */
export const units: Codec<number> = field<number>({
  schema: anId,
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? undefined : readId(wire)),
  encode: (value) => value,
})

/** WordPress writes 0 for "no variation": it names nothing. */
export const optionalId: Codec<number | null> = field<number | null>({
  schema: orNull(anId),
  decode: (wire, isRequest) =>
    isNothing(wire, isRequest) || wire === 0 || wire === '0' ? null : readId(wire),
  encode: (value) => value,
})

/** How many or how much: any number, also as text. */
export const count: Codec<number> = field<number>({
  schema: aNumber,
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? undefined : readNumber(wire)),
  encode: (value) => value,
})

export const optionalCount: Codec<number | null> = field<number | null>({
  schema: orNull(aNumber),
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? null : readNumber(wire)),
  encode: (value) => value,
})
