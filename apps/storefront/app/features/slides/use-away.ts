import { useSyncExternalStore } from 'react'

const listen = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the visitor looks at another tab: nothing should pass by unseen. */
export function useAway(): boolean {
  return useSyncExternalStore(
    listen,
    () => document.visibilityState === 'hidden',
    () => false,
  )
}
