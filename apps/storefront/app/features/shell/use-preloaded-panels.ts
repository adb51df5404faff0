import { useEffect } from 'react'
import { doLater } from '../../startup/load-later.ts'
import { schedule } from '../../startup/schedule.ts'
import { loadSheetDialog } from '../../ui/sheet/load-sheet-dialog.ts'
import { loadCartPanel } from '../cart/index.ts'
import { loadSearchPanel } from '../search/index.ts'

/**
 * The code of what the bar opens, there when the page has settled: in a lift or a tunnel the cart and the search open as well. A
 * dish of the page has its own with the page.
 */
export function usePreloadedPanels(): void {
  useEffect(() => {
    const stops = [loadSheetDialog, loadCartPanel, loadSearchPanel].map((load) =>
      schedule(() => void doLater<unknown>(load, () => {}), 'settled'),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
}
