import { useEffect, useState } from 'react'
import { serverNow, watchServerClock } from './server-clock.ts'

/** The server's clock, looked at every so often. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const look = () => setNow(serverNow())
    const timer = setInterval(look, everyMs)
    const unwatch = watchServerClock(look)
    return () => {
      clearInterval(timer)
      unwatch()
    }
  }, [everyMs])
  return now
}
