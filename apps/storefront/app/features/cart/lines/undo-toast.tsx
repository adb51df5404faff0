import { useSheet } from '../../../ui/sheet/use-sheet.ts'
import { UndoBar } from './undo-bar.tsx'

/** The same offer on the page itself, while the cart, which has its own, is closed. */
export function UndoToast() {
  const { open } = useSheet('cart')
  return (
    <div role="status" className="toast undo-toast">
      {open ? null : <UndoBar />}
    </div>
  )
}
