import { isKnownZone } from '@samobranka/rules'
import { type Codec, expected, field } from '../../wire/codec.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { aText } from '../../wire/json-schema.ts'

const OFFSET = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d{2})|\.(\d+))?$/i

const valid = new Set<string>()

/** Asked of the browser only once, and only where nobody has told us of the zone: an answer takes it several frames. */
const known = (name: string): boolean => {
  if (isKnownZone(name) || valid.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    valid.add(name)
    return true
  } catch {
    return false
  }
}

/** WordPress says "UTC+3" or "UTC+5.5" where it has no name. */
const offsetOf = (text: string): string | null => {
  const match = OFFSET.exec(text)
  if (!match || Number(match[2]) > 14) return null
  const minutes =
    match[4] === undefined ? (match[3] ?? '00') : String(Math.round(Number(`0.${match[4]}`) * 60))
  return `${match[1]}${match[2]?.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** An IANA name or an offset such as +03:00. */
export const timeZone: Codec<string> = field<string>({
  schema: aText,
  decode: (wire) => {
    if (isNothing(wire)) return undefined
    if (typeof wire !== 'string') return expected('a time zone')
    const name = wire.trim()
    return offsetOf(name) ?? (known(name) ? name : expected('a time zone'))
  },
  encode: (value) => value,
})
