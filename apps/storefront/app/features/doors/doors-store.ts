import { create } from 'zustand'

/** What a guest who comes to closed doors is told. */
export interface ClosedDoors {
  /** «Откроемся завтра в 10:00»; empty where nobody knows. */
  readonly opens: string
  /** Whether an order for later can be placed now. */
  readonly takesOrders: boolean
}

/** null while the kitchen is open, and until the page has looked. */
export const useDoors = create<{ readonly closed: ClosedDoors | null }>(() => ({ closed: null }))
