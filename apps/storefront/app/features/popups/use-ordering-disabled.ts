import { hasNoGoods, orderingDisabled } from '@samobranka/rules'
import { useEffect, useState } from 'react'
import { useRootData } from '../../lib/root-data.ts'
import { serverTime } from '../../lib/server-time.ts'
import { usePlace } from '../place/index.ts'
import { useShelf } from '../shelf/index.ts'

const MINUTE = 60_000

/**
 * Why nothing can be ordered here now: the popup's own words, an empty text where a setting says so without words;
 * null when orders are taken. Windows open and close while a page is open, so it looks at the clock every minute.
 */
export function useOrderingDisabled(): string | null {
  const notices = useRootData()?.notices
  const zoneId = usePlace(({ place }) => place?.zoneId ?? null)
  const catalogue = useShelf((shelf) => shelf.catalogue)
  const [now, setNow] = useState(serverTime)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  if (!notices) return null
  const { popups, ordering, timeZone, warehouseId } = notices
  const stockEmpty = catalogue !== null && hasNoGoods(catalogue.products, warehouseId)
  const disabled = orderingDisabled(popups, ordering, { now, timeZone, warehouseId, zoneId, stockEmpty })
  if (!disabled) return null
  return disabled.why === 'popup' ? disabled.popup.text || disabled.popup.title : ''
}
