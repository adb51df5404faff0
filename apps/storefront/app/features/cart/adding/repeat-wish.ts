import { create } from 'zustand'
import { openSheet } from '../../../ui/sheet/open-sheet.ts'

interface RepeatWish {
  /** The order somebody wishes to have again. */
  readonly orderId: string | null
  /** Where nothing has changed since, on to checkout without asking. */
  readonly straight: boolean
}

export const useRepeatWish = create<RepeatWish>(() => ({ orderId: null, straight: false }))

/** Looks at what of the order can be had now, and shows it before anything enters the cart. */
export function openRepeat(orderId: string, straight = false): void {
  useRepeatWish.setState({ orderId, straight })
  openSheet('repeat')
}
