import { NOTIFICATION_MS } from '@samobranka/rules'
import { create } from 'zustand'

interface Toast {
  readonly id: number
  readonly text: string
}

export const useToast = create<{ readonly toast: Toast | null }>(() => ({ toast: null }))

let last = 0

/** Something newer stands in its place. */
export function hideToast(): void {
  useToast.setState({ toast: null })
}

/** A newer message takes the older one's place: two seconds each, never a pile. */
export function showToast(text: string): void {
  last += 1
  const id = last
  useToast.setState({ toast: { id, text } })
  setTimeout(() => {
    if (useToast.getState().toast?.id === id) useToast.setState({ toast: null })
  }, NOTIFICATION_MS)
}
