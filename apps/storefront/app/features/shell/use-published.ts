import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { refreshPages } from '../../routing/revalidation.ts'
import { type CatalogueWish, reloadCatalogue } from '../catalogue-store/index.ts'
import { watch } from '../realtime/index.ts'

/** Thousands of open pages hear of a publish in the same moment; they do not all ask in it. */
const SPREAD_MS = 2000

/** A new version of the shop takes the old one's place without a word: no reload, nothing lost, nothing jumps. */
export function usePublished(wish: CatalogueWish): void {
  const { revalidate } = useRevalidator()
  const refreshNow = useEffectEvent(async () => {
    await reloadCatalogue(wish)
    await refreshPages(revalidate)
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void refreshNow(), Math.random() * SPREAD_MS)
    }
    const stop = watch('catalogue', { events: { published: refresh }, onReconnect: refresh })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  }, [])
}
