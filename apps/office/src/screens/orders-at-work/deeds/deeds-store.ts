import type { OrderCard } from '@samobranka/contract'
import { useSyncExternalStore } from 'react'
import type { DeedsUnderWay } from './deeds-under-way.ts'

/** So long after its answer every list that is shown has been asked for anew. */
const KEPT_MS = 60_000

let deeds: DeedsUnderWay = new Map()
const listeners = new Set<() => void>()

function show(changed: DeedsUnderWay): void {
  deeds = changed
  for (const listener of listeners) listener()
}

/** Shows the card at once on every screen. */
export function showEarly(card: OrderCard): void {
  show(new Map(deeds).set(card.id, { card, answeredAt: null }))
}

/** The server has answered with the card itself. */
export function showAnswered(card: OrderCard, answeredAt: number): void {
  const kept = [...deeds].filter(([, early]) => (early.answeredAt ?? answeredAt) > answeredAt - KEPT_MS)
  show(new Map(kept).set(card.id, { card, answeredAt }))
}

/** The server said no: the card is again what it was. */
export function forgetEarly(id: string): void {
  const changed = new Map(deeds)
  if (changed.delete(id)) show(changed)
}

export const useDeedsUnderWay = (): DeedsUnderWay =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => deeds,
  )
