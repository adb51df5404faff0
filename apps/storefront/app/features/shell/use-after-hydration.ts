import { knowSteadyOffset } from '@samobranka/rules'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { href } from 'react-router'
import { forgetKeptCatalogue } from '../../catalogue-access/kept-catalogue.ts'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { setServerTime } from '../../catalogue-access/server-time.ts'
import { writeCookie } from '../../routing/cookies.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../routing/language-of.ts'
import { readParameter } from '../../routing/page-input.ts'
import { tapAgain } from '../../startup/early-taps.ts'
import { schedule } from '../../startup/schedule.ts'
import { warmUp } from '../../startup/warm-up.ts'
import { keepReferral, startAccount } from '../account/index.ts'
import { startCart } from '../cart/index.ts'
import { storeMenu } from '../catalogue-store/index.ts'
import { startConsent } from '../consent/index.ts'
import { startDiet } from '../diet-filter/index.ts'
import { startFavourites } from '../favourites/index.ts'
import { keepOwnPictures } from '../media/index.ts'
import { useMessenger } from '../messenger/index.ts'
import { useOffline } from '../offline/index.ts'
import { useOperatorMarkup } from '../operator-scripts/index.ts'
import { startPlace } from '../place/index.ts'
import { openRealtime } from '../realtime/index.ts'
import { useSwitchNews } from '../switches/index.ts'
import { restoreTheme } from '../theme/index.ts'
import { checkVersion } from '../version/index.ts'
import { useMovedPage } from './use-moved-page.ts'
import { usePreloadedPanels } from './use-preloaded-panels.ts'
import { usePublished } from './use-published.ts'
import { useStartUp } from './use-start-up.ts'

/** An order, and the account with its news, are told what happens as soon as they are hydrated. */
const isWatched = (pathname: string) => /^\/(?:order\/|lk(?:\/|$))/.test(pathname)

/**
 * What the page does once it is interactive: the visitor's own things first, then the whole catalogue. True when the
 * former are there.
 */
export function useAfterHydration(root: RootData): boolean {
  const { now, clocks, categories, language, isDefaultLanguage, visibility, priceFilePath, realtime } = root
  const { cacheVersion, pageType, spots, delivers } = root
  // Where there is nowhere to get an order there is nothing to choose.
  const addressFirst = root.addressFirst && (delivers || spots.length > 0)
  useLayoutEffect(restoreTheme, [])

  useEffect(() => {
    const open = () => {
      if (checkVersion(cacheVersion, localStorage)) void forgetKeptCatalogue()
      return startCart()
    }
    return schedule(open, 'after-paint')
  }, [cacheVersion])

  const [hydrated, setHydrated] = useState(false)
  useEffect(() => {
    const finish = () => {
      keepReferral(location.search)
      document.documentElement.dataset.hydrated = ''
      startTransition(() => setHydrated(true))
      tapAgain()
    }
    const steps = [startPlace, startFavourites, startConsent, startAccount, startDiet, finish]
    const stops = [
      ...steps.map((step) => schedule(step, 'after-paint')),
      // Idle, a card has been hydrated by itself; before, the event would hydrate it at a stroke.
      schedule(warmUp, 'idle'),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  useEffect(() => setServerTime(now), [now])
  useEffect(() => clocks.forEach(knowSteadyOffset), [clocks])
  useEffect(() => schedule(() => storeMenu(categories), 'after-paint'), [categories])

  useEffect(() => {
    // Links inside the shop carry no language: one that came by the address is remembered.
    const isInAddress = readParameter(new URLSearchParams(location.search), LANGUAGE_PARAMETER) !== null
    if (isInAddress) writeCookie(LANGUAGE_COOKIE, language)
  }, [language])

  const wish = useMemo(
    () => ({ language, isDefaultLanguage, visibility, priceFilePath }),
    [language, isDefaultLanguage, visibility, priceFilePath],
  )
  useStartUp({ wish, addressFirst, delivers })
  usePublished(wish)
  useSwitchNews(root.warehouseId)
  useOperatorMarkup()
  useMessenger()
  useOffline()
  useMovedPage(pageType)

  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    schedule(() => void openRealtime(realtime), isWatched(location.pathname) ? 'idle' : 'settled')
  }, [realtime])

  usePreloadedPanels()
  useEffect(() => schedule(() => keepOwnPictures(href('/manifest.webmanifest')), 'settled'), [])
  return hydrated
}
