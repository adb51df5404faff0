import { useEffect, useState } from 'react'
import { serverTime } from '../../catalogue-access/server-time.ts'

/** The server's clock, second by second; until the page has taken over, the instant it was drawn at. */
export function useNow(running: boolean, drawnAt: number | null = null): Date | null {
  const [now, setNow] = useState<Date | null>(drawnAt === null ? null : () => new Date(drawnAt))
  useEffect(() => {
    setNow(serverTime())
    if (!running) return
    const timer = setInterval(() => setNow(serverTime()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}
