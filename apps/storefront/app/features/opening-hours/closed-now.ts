import type { Translate } from '@samobranka/dictionary'
import { openingNow, SLOT_DAYS, type WorkTime } from '@samobranka/rules'
import { serverTime } from '../../catalogue-access/server-time.ts'
import type { ClosedHours } from './opening-store.ts'
import { openingText } from './opening-text.ts'

/** What these kitchens' hours say at this minute; null while one is open. */
export function closedNow(kitchens: readonly WorkTime[], t: Translate): ClosedHours | null {
  const opening = openingNow(kitchens, serverTime())
  if (opening.open) return null
  const { next } = opening
  return {
    opens: next ? openingText(next, t) : '',
    takesOrders: next !== null && next.daysAhead < SLOT_DAYS,
  }
}
