import { type Codec, expected, field, type Refused } from './codec.ts'
import { matching, orNull } from './face.ts'
import { isNothing } from './nothing.ts'

const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/
const DASHED = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/

const exists = (year: number, month: number, day: number): boolean => {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

const read = (wire: unknown): string | Refused => {
  if (typeof wire === 'string') {
    const dotted = DOTTED.exec(wire.trim())
    const dashed = DASHED.exec(wire.trim())
    const [day, month, year] = dotted
      ? [dotted[1], dotted[2], dotted[3]]
      : [dashed?.[3], dashed?.[2], dashed?.[1]]
    if (exists(Number(year), Number(month), Number(day)))
      return `${day?.padStart(2, '0')}.${month?.padStart(2, '0')}.${year}`
  }
  return expected('a date dd.mm.yyyy')
}

const face = matching(/^\d{2}\.\d{2}\.\d{4}$/)

/** A calendar day as dd.mm.yyyy; yyyy-mm-dd (also ACF's yyyymmdd) is read too. */
export const date: Codec<string> = field<string>({
  face,
  decode: (wire) => (isNothing(wire) ? undefined : read(wire)),
  encode: (value) => value,
})

export const optionalDate: Codec<string | null> = field<string | null>({
  face: orNull(face),
  decode: (wire) => (isNothing(wire) ? null : read(wire)),
  encode: (value) => value,
})
