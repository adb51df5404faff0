import { useEffect } from 'react'

/** A screen on the wall that goes dark has no tickets. The browser lets go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) void held.release()
        else lock = held
      } catch {
        // The battery is low, or the browser does not allow it here: the tablet's own setting decides.
      }
    }
    const look = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', look)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', look)
      void lock?.release()
    }
  }, [])
}
