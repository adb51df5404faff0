import { Suspense, useState } from 'react'
import { lazyPart, UnseenGap } from '../lazy-part.tsx'
import { loadSheetDialog } from './load-sheet-dialog.ts'
import type { SheetProps } from './sheet-props.ts'

const SheetDialog = lazyPart(async () => (await loadSheetDialog()).SheetDialog, UnseenGap)

/** A dialog whose machinery is loaded when the first one opens. */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  if (!used) return null
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} />
    </Suspense>
  )
}
