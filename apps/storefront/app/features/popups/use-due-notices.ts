import { useEffect, useRef } from 'react'
import type { Notices } from '../../catalogue-access/root-data/notices.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { usePlace } from '../place/index.ts'
import { forgetWaiting, queueNotices, usePopups } from './popup-store.ts'

/** Asks what there is to tell at the start, and again when the place or the known stock is another one. */
export function useDueNotices(notices: Notices): void {
  const t = useTranslate()
  const started = usePopups((state) => state.started)
  const zoneId = usePlace(({ place }) => place?.zoneId ?? null)
  const asksStock = notices.popups.some(({ onlyWhenStockEmpty }) => onlyWhenStockEmpty)
  const catalogue = useCatalogueStore((store) =>
    asksStock && store.warehouseId === notices.warehouseId ? store.catalogue : null,
  )
  const last = useRef<Notices | null>(null)

  useEffect(() => {
    if (!started) return
    const before = last.current
    if (before && before.warehouseId !== notices.warehouseId) forgetWaiting()
    // A closed kitchen is told to whoever comes to it; whoever chooses such a kitchen sees its hours there.
    const toTell = before ? { ...notices, workTime: null } : notices
    if (toTell.popups.length === 0 && !toTell.workTime) {
      last.current = notices
      return
    }
    let stopped = false
    const ask = () =>
      doLater(
        () => import('./notices-now.ts'),
        ({ noticesNow }) => {
          if (stopped) return
          last.current = notices
          queueNotices(noticesNow(toTell, { zoneId, catalogue }, t))
        },
      )
    const stop = schedule(ask, 'after-paint')
    return () => {
      stopped = true
      stop()
    }
  }, [started, notices, zoneId, catalogue, t])
}
