import { useEffect, useRef } from 'react'
import { watch } from '../realtime/index.ts'
import { useAccount } from './account-store.ts'

/** One order's step makes several events: they are answered once. */
const GATHER_MS = 300

/** Listens to what the server tells the customer; a page that slept asks as if it had heard something. */
export function watchNews(userId: number, refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellScreens = () => useAccount.setState(({ heard }) => ({ heard: heard + 1 }))
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      tellScreens()
      refresh()
    }, GATHER_MS)
  }
  const stop = watch(`private-user-${userId}`, {
    events: { notification: hear, bonus: hear },
    // What happened between the server's drawing of the screen and this moment nobody told.
    onOpen: tellScreens,
    onReconnect: hear,
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Calls back after the server has told of something new while the screen was open. */
export function useNews(callback: () => void): void {
  const heard = useAccount((state) => state.heard)
  const latest = useRef(callback)
  const seen = useRef(heard)
  latest.current = callback
  useEffect(() => {
    if (heard === seen.current) return
    seen.current = heard
    latest.current()
  }, [heard])
}
