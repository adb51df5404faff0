import { useState } from 'react'
import { unseenPart } from '../lazy-part.tsx'
import { loadSheetDialog } from './load-sheet-dialog.ts'
import type { SheetProps } from './sheet-props.ts'

const SheetDialog = unseenPart(async () => (await loadSheetDialog()).SheetDialog)

/** A dialog whose machinery is loaded when the first one opens. */
export function Sheet(props: SheetProps) {
  const [used, setUsed] = useState(props.open)
  if (props.open && !used) setUsed(true)
  return used ? <SheetDialog {...props} /> : null
}
