import { useEffect } from 'react'
import { doLater } from '../../startup/load-later.ts'
import { whenIdle, whenStill } from '../../startup/when-idle.ts'
import { loadSheetDialog } from '../../ui/sheet/load-sheet-dialog.ts'
import { loadCartPanel } from '../cart/index.ts'
import { loadSearchPanel } from '../search/index.ts'

/** It is to be there when the page has rested five seconds. */
const REST_MS = 3000

/**
 * The code of what the bar opens, once the page rests: in a lift or a tunnel the cart and the search open as well. A
 * dish of the page has its own with the page.
 */
export function useRestedCode(): void {
  useEffect(
    () =>
      whenIdle(() =>
        whenStill(REST_MS, () => {
          for (const load of [loadSheetDialog, loadCartPanel, loadSearchPanel])
            whenIdle(() => void doLater<unknown>(load, () => {}))
        }),
      ),
    [],
  )
}
