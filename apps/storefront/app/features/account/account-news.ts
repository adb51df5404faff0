import { useEffect, useRef } from 'react'
import { watch } from '../realtime/index.ts'
import { useAccount } from './account-store.ts'

/** One order's step makes several events: they are answered once. */
const GATHER_MS = 300

/** Follows the events of a customer's channel; a page that slept refreshes as after an event. */
export function watchNews(userId: number, refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellScreens = () => useAccount.setState(({ newsCount }) => ({ newsCount: newsCount + 1 }))
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      tellScreens()
      refresh()
    }, GATHER_MS)
  }
  const stop = watch(`private-user-${userId}`, {
    events: { notification: hear, bonus: hear },
    // No event tells of what happened between the server's drawing of the screen and this moment.
    onOpen: tellScreens,
    onReconnect: hear,
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Calls back after each event that comes while the screen is open. */
export function useNews(callback: () => void): void {
  const newsCount = useAccount((state) => state.newsCount)
  const latest = useRef(callback)
  const seen = useRef(newsCount)
  latest.current = callback
  useEffect(() => {
    if (newsCount === seen.current) return
    seen.current = newsCount
    latest.current()
  }, [newsCount])
}
