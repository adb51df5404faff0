import { localTime } from '@samobranka/rules'

/** «19:05» on the kitchen's own clock: a customer's phone may stand in another zone. */
export function clockText(instant: string | Date, timeZone: string): string {
  const { hour, minute } = localTime(new Date(instant), timeZone)
  return `${hour}:${String(minute).padStart(2, '0')}`
}

/** «29:59» of what is left; null when nothing is. */
export function leftText(until: string, now: Date): string | null {
  const left = Math.ceil((new Date(until).getTime() - now.getTime()) / 1000)
  if (left <= 0) return null
  const minutes = Math.floor(left / 60)
  return `${minutes}:${String(left % 60).padStart(2, '0')}`
}
