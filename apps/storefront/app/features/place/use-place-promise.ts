import { useEffect, useReducer } from 'react'
import { serverTime } from '../../catalogue-access/server-time.ts'
import { useBusy } from '../../catalogue-access/switches-now.ts'
import { useSettings } from '../../catalogue-access/use-shop-settings.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { placePromise } from './place-promise.ts'
import { usePlace } from './place-store.ts'

const MINUTE_MS = 60_000

/** When the cart of now would be there, at the place that was chosen; kept true while it is looked at. */
export function usePlacePromise(): string {
  const t = useTranslate()
  const settings = useSettings()
  const place = usePlace((state) => state.place)
  const busy = useBusy()
  const [, look] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return place ? placePromise(place, settings, serverTime(), t, busy) : ''
}
