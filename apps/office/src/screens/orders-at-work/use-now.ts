import { useEffect, useState } from 'react'
import { serverNow } from './server-clock.ts'

/** The server's clock, looked at every so often. */
export function useNow(everyMs = 10_000): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
