import { useEffect, useState } from 'react'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { usePause } from '../../catalogue-access/switches-now.ts'
import { loadLater } from '../../startup/load-later.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { usePlace } from '../place/index.ts'

const MINUTE = 60_000

/**
 * Why nothing can be ordered here now, an empty text where the operator gave no words; null when orders are taken.
 * Windows open and close while a page is open, so it looks at the clock every minute.
 */
export function useOrderingDisabled(): string | null {
  const notices = useRootData()?.notices
  const zoneId = usePlace(({ place }) => place?.zoneId ?? null)
  const pause = usePause(usePlace(({ place }) => place?.deliveryType))
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    if (!notices) return
    let stopped = false
    const look = async () => {
      const { orderingNow } = await loadLater(() => import('./ordering-now.ts'))
      if (!stopped) setReason(orderingNow(notices, { zoneId, catalogue }))
    }
    // Without a network its code may not come: the kitchen is taken for open until the next look.
    const tryToLook = () => look().catch(() => undefined)
    void tryToLook()
    const timer = setInterval(tryToLook, MINUTE)
    return () => {
      stopped = true
      clearInterval(timer)
    }
  }, [notices, zoneId, catalogue])
  return reason ?? pause
}
