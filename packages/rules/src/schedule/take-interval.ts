import type { WorkTime } from '../model/place.ts'
import { parseDate } from '../time/calendar-date.ts'
import { ASAP } from './available-slots.ts'
import { findSlot } from './find-slot.ts'
import { addMinutes, earliestTake } from './lead-time.ts'
import type { Span } from './open-spans.ts'
import { SLOT_MINUTES } from './slots-of-date.ts'

export interface TakeWish {
  readonly workTime: WorkTime
  /** When the order is placed. */
  readonly now: Date
  readonly distanceMinutes: number
  /** dd.mm.yyyy; empty where none is chosen. */
  readonly takeDate: string
  /** `asap` or `12:00-12:30`. */
  readonly takeTime: string
  /** While there are too many orders to begin another one at once. */
  readonly asapBlocked?: boolean
}

/** From when to when the order is promised; null when the wish names no slot. Says nothing of whether it can be had. */
export function takeInterval({ workTime, now, distanceMinutes, takeDate, takeTime }: TakeWish): Span | null {
  if (takeTime === ASAP) {
    const from = earliestTake(workTime, now, distanceMinutes)
    return { from, to: addMinutes(from, SLOT_MINUTES) }
  }
  const date = parseDate(takeDate)
  const slot = date && findSlot(workTime, date, takeTime)
  return slot && { from: slot.from, to: slot.to }
}
