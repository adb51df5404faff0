import { useEffect, useEffectEvent } from 'react'
import { hearMissed, hearNews, type News, type NewsKind } from './office-news.ts'

/** Calls the handler for each piece of news of these kinds. */
export function useOfficeEvents(kinds: NewsKind | readonly NewsKind[], handler: (news: News) => void): void {
  const hear = useEffectEvent(handler)
  const key = [kinds].flat().join()
  useEffect(() => {
    const leave = key.split(',').map((kind) => hearNews(kind as NewsKind, (news) => hear(news)))
    return () => {
      for (const stop of leave) stop()
    }
  }, [key])
}

/** Calls the handler whenever news may have been missed: every ten seconds without a socket, and when it is back. */
export function useMissedEvents(handler: () => void): void {
  const hear = useEffectEvent(handler)
  useEffect(() => hearMissed(() => hear()), [])
}
