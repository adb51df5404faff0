import { useTranslate } from '../../../i18n/i18n.tsx'
import { undoRemoval, useCart } from '../contents/cart-store.ts'

/** Offered at once where something has gone; it says what, and takes it back. */
export function UndoBar() {
  const t = useTranslate()
  const removed = useCart((state) => state.removed)
  if (!removed) return null
  return (
    <p>
      <span className="min-w-0">
        {removed.name === null ? t('cart.cleared') : t('cart.removed', { name: removed.name })}
      </span>
      <button type="button" className="undo" onClick={undoRemoval}>
        {t('common.undo')}
      </button>
    </p>
  )
}
