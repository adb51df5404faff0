import { clockTime, parseClockTime } from '@samobranka/rules'
import { type Codec, expected, field } from './codec.ts'
import { isNothing } from './is-nothing.ts'
import { matching } from './json-schema.ts'

const MIDNIGHT = 1440

/** A time of day "HH:MM", as minutes from midnight; it is never midnight at the day's end. */
export const clock: Codec<number> = field<number>({
  schema: matching(/^\d{2}:\d{2}$/),
  decode: (wire, isRequest) => {
    if (isNothing(wire, isRequest)) return undefined
    const minutes = typeof wire === 'string' ? parseClockTime(wire) : null
    return minutes === null || minutes === MIDNIGHT ? expected('a time of day HH:MM') : minutes
  },
  encode: clockTime,
})
