import { create } from 'zustand'
import type { Notice } from './due-notices.ts'

interface PopupState {
  readonly started: boolean
  /** The first one is shown, the others wait for their turn. */
  readonly queue: readonly Notice[]
  /** What can be taken instead of a closed kitchen's hours where an order is being made; null elsewhere. */
  readonly instead: Instead | null
}

export interface Instead {
  readonly name: string
  readonly take: () => void
}

export const usePopups = create<PopupState>(() => ({ started: false, queue: [], instead: null }))

/** From here on popups may come: the start-up sequence has asked what it had to ask. */
export function startPopups(): void {
  usePopups.setState({ started: true })
}

export function offerInstead(instead: Instead | null): void {
  usePopups.setState({ instead })
}

/** A page tells a thing once, however often it asks what there is to tell; a repeatable one comes with the next page load. */
const shown = new Set<Notice['mark']>()

export function queueNotices(notices: readonly Notice[]): void {
  const added = notices.filter(({ mark }) => !shown.has(mark))
  if (added.length === 0) return
  for (const { mark } of added) shown.add(mark)
  usePopups.setState(({ queue }) => ({ queue: [...queue, ...added] }))
}

/** Another kitchen was chosen: what still waits for its turn may not concern it. */
export function forgetWaiting(): void {
  for (const { mark } of usePopups.getState().queue) shown.delete(mark)
  usePopups.setState({ queue: [] })
}

export function endNotice(): void {
  usePopups.setState(({ queue }) => ({ queue: queue.slice(1) }))
}
