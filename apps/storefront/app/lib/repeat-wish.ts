import { create } from 'zustand'
import { openSheet } from '../ui/open-sheet.ts'

/** The order somebody wishes to have again. */
export const useRepeatWish = create<{ readonly orderId: string | null }>(() => ({ orderId: null }))

/** Looks at what of the order can be had now, and shows it before anything enters the cart. */
export function openRepeat(orderId: string): void {
  useRepeatWish.setState({ orderId })
  openSheet('repeat')
}
