import { type Codec, expected, field, type Refused } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { matching, orNull } from './json-schema.ts'

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const DASHED = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/

const NO_DATE = expected('a date dd.mm.yyyy')
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const exists = (year: number, month: number, day: number): boolean => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const length = month === 2 && isLeap ? 29 : (LENGTHS[month - 1] ?? 0)
  return day >= 1 && day <= length
}

const read = (wire: unknown): string | Refused => {
  if (typeof wire === 'string') {
    const text = wire.trim()
    const dotted = DOTTED.exec(text)
    if (dotted) return written(dotted[3], dotted[2], dotted[1])
    const dashed = DASHED.exec(text)
    if (dashed) return written(dashed[1], dashed[2], dashed[3])
  }
  return NO_DATE
}

const written = (year = '', month = '', day = ''): string | Refused =>
  exists(Number(year), Number(month), Number(day))
    ? `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`
    : NO_DATE

const schema = matching(/^\d{2}\.\d{2}\.\d{4}$/)

/** A calendar day as dd.mm.yyyy; yyyy-mm-dd (also ACF's yyyymmdd) is read too. */
export const date: Codec<string> = field<string>({
  schema,
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? undefined : read(wire)),
  encode: (value) => value,
})

export const optionalDate: Codec<string | null> = field<string | null>({
  schema: orNull(schema),
  decode: (wire, isRequest) => (isNothing(wire, isRequest) ? null : read(wire)),
  encode: (value) => value,
})
