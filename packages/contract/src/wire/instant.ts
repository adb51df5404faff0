import { type Codec, expected, field } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { orNull } from './json-schema.ts'

const aMoment = { type: 'string', format: 'date-time' }
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

const read = (wire: unknown) => {
  // WordPress sends its own hours without a zone; only we know better, and we always write one.
  if (typeof wire === 'string' && INSTANT.test(wire) && !Number.isNaN(Date.parse(wire))) return wire
  return expected('an instant such as 2026-03-06T22:59:00Z')
}

/** A moment in ISO form. */
export const instant: Codec<string> = field<string>({
  schema: aMoment,
  decode: (wire) => (isNothing(wire) ? undefined : read(wire)),
  encode: (value) => value,
})

export const optionalInstant: Codec<string | null> = field<string | null>({
  schema: orNull(aMoment),
  decode: (wire) => (isNothing(wire) ? null : read(wire)),
  encode: (value) => value,
})
