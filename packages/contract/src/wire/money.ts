import type { Money } from '@samobranka/rules'
import { type Codec, expected, field } from './codec.ts'
import { decimal, hundredths } from './decimal.ts'
import { isNothing } from './is-nothing.ts'
import { aNumber, matching, orNull } from './json-schema.ts'

const what = 'a number or decimal string'
const schema = matching(/^\d+\.\d{2}$/)

const positive = (wire: unknown) => {
  const value = hundredths(wire)
  return value === null || value < 0 ? expected(what) : value
}

/** A sum: 1290.5, "1290.50" and "1 290,50" are read, "1290.50" is written. */
export const money: Codec<Money> = field<Money>({
  schema,
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? undefined : positive(wire)),
  encode: decimal,
})

export const optionalMoney: Codec<Money | null> = field<Money | null>({
  schema: orNull(schema),
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? null : positive(wire)),
  encode: (value) => (value === null ? null : decimal(value)),
})

/** A movement of a ledger, which may go down. */
export const signedMoney: Codec<Money> = field<Money>({
  schema: matching(/^-?\d+\.\d{2}$/),
  decode: (wire) => (isNothing(wire) ? undefined : (hundredths(wire) ?? expected(what))),
  encode: decimal,
})

/** Per cent as hundredths of a per cent: 7.5 → 750. Written as a number. */
export const percent: Codec<number> = field<number>({
  schema: aNumber,
  decode: (wire) => {
    if (isNothing(wire)) return undefined
    return positive(typeof wire === 'string' ? wire.replace('%', '') : wire)
  },
  encode: (value) => value / 100,
})
