import type { Translate } from '@samobranka/dictionary'
import { doorsNow, SLOT_DAYS, type WorkTime } from '@samobranka/rules'
import { serverTime } from '../../catalogue-access/server-time.ts'
import type { ClosedDoors } from './doors-store.ts'
import { openingText } from './opening-text.ts'

/** What these kitchens' hours say at this minute; null while one is open. */
export function closedNow(kitchens: readonly WorkTime[], t: Translate): ClosedDoors | null {
  const doors = doorsNow(kitchens, serverTime())
  if (doors.open) return null
  const { next } = doors
  return {
    opens: next ? openingText(next, t) : '',
    takesOrders: next !== null && next.daysAhead < SLOT_DAYS,
  }
}
