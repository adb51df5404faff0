import { useEffect, useState } from 'react'

/** Whole seconds until the instant of `performance.now()`; 0 when it has come, or when there is none. */
export function useSecondsLeft(until: number | null): number {
  const [, tick] = useState(0)
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000))
  useEffect(() => {
    if (until === null || until <= performance.now()) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (until <= performance.now()) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return left
}
