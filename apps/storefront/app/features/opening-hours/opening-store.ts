import { create } from 'zustand'

/** What a guest is shown while the kitchen is closed. */
export interface ClosedHours {
  /** «Откроемся завтра в 10:00»; empty where nobody knows. */
  readonly opens: string
  /** Whether an order for later can be placed now. */
  readonly takesOrders: boolean
}

/** null while the kitchen is open, and until the page has looked. */
export const useOpening = create<{ readonly closed: ClosedHours | null }>(() => ({ closed: null }))
