import type { Popup } from '../model/popup.ts'
import { isDue, type PopupMoment } from './is-due.ts'

export interface SeenPopups {
  /** Ever, on this browser. */
  readonly ever: readonly number[]
  readonly thisVisit: readonly number[]
}

/** The popups to show one after the other, in the operator's order. */
export function duePopups(popups: readonly Popup[], moment: PopupMoment, seen: SeenPopups): readonly Popup[] {
  return popups.filter((popup) => !isSeenEnough(popup, seen) && isDue(popup, moment))
}

function isSeenEnough({ id, oneOff, repeatable }: Popup, { ever, thisVisit }: SeenPopups): boolean {
  if (oneOff) return ever.includes(id)
  return !repeatable && thisVisit.includes(id)
}
