import { useEffect, useState } from 'react'
import { serverTime } from '../../lib/server-time.ts'

/** The server's clock, second by second; null on the server and before the page has taken over. */
export function useNow(running: boolean): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(serverTime())
    if (!running) return
    const timer = setInterval(() => setNow(serverTime()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
