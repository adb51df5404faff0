import { create } from 'zustand'

/** The time the customer chose, as the order would send it. */
export interface TakeWish {
  /** dd.mm.yyyy */
  readonly date: string
  /** `asap`, `12:00-12:30`, of a table `12:00`. */
  readonly time: string
}

/** Discounts of certain days and hours depend on it; null until a time was chosen. */
export const useTakeWish = create<{ readonly wish: TakeWish | null }>(() => ({ wish: null }))

export function wishTime(wish: TakeWish | null): void {
  const before = useTakeWish.getState().wish
  if (before?.date !== wish?.date || before?.time !== wish?.time) useTakeWish.setState({ wish })
}
