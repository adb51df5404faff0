import type { WorkTime } from '../model/place.ts'
import { nextOpening } from './next-opening.ts'
import { isOpen } from './open-until.ts'
import { type WorkTimePopup, workTimePopup } from './work-time-popup.ts'

/** `next` is null where nobody opens within a year. */
type Opening = { readonly open: true } | { readonly open: false; readonly next: WorkTimePopup | null }

const OPEN: Opening = { open: true }

/** Whether a kitchen is open now, else when the first opens: of the chosen kitchen, or of all while none is chosen. */
export function openingNow(kitchens: readonly WorkTime[], now: Date): Opening {
  if (kitchens.length === 0 || kitchens.some((kitchen) => isOpen(kitchen, now))) return OPEN
  const [first] = kitchens
    .flatMap((kitchen) => {
      const opens = nextOpening(kitchen, now)
      return opens ? [{ kitchen, opens }] : []
    })
    .toSorted((a, b) => a.opens.getTime() - b.opens.getTime())
  return { open: false, next: first ? workTimePopup(first.kitchen, now) : null }
}
