import { useEffect, useState } from 'react'
import { loadSheetDialog } from './load-sheet-dialog.ts'

/** True once the dialogs' code is here; it is fetched when first needed. */
export function useSheetMachinery(needed: boolean): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (needed && !loaded) void loadSheetDialog().then(() => setLoaded(true))
  }, [needed, loaded])
  return loaded
}
