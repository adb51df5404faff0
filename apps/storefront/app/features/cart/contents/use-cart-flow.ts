import { loadWords } from '@samobranka/dictionary'
import type { Cart } from '@samobranka/rules'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../../../catalogue-access/root-data/root-data.ts'
import { loadShopSettings } from '../../../catalogue-access/shop-settings.ts'
import { checkoutPath } from '../../../routing/paths.ts'
import { doLater } from '../../../startup/load-later.ts'
import { schedule } from '../../../startup/schedule.ts'
import { loadSheetDialog } from '../../../ui/sheet/load-sheet-dialog.ts'
import { loadCartPanel } from '../load-cart-panel.ts'
import { useCart } from './cart-store.ts'
import { useCartLater } from './use-cart-later.ts'

const isFilled = ({ lines }: Cart) => lines.length > 0

/**
 * The discounts' code and what it asks come with the first thing in the cart, not with the page: when the thumb that
 * adds has come to rest, or soon where the prices are looked at.
 */
export function useCartFlow(isOpen: boolean): void {
  const root = useRootData()
  const filled = useCartLater(isFilled)
  const language = root?.language
  const isDefaultLanguage = root?.isDefaultLanguage ?? true
  const started = useRef(false)
  const isLookedAt = useLocation().pathname === checkoutPath() || isOpen
  const changedAt = useRef(0)
  useEffect(() => {
    if (!filled) return
    const note = () => {
      changedAt.current = performance.now()
    }
    note()
    return useCart.subscribe(note)
  }, [filled])
  useEffect(() => {
    if (!filled || !language) return
    const start = async () => {
      void loadShopSettings({ language, isDefaultLanguage })
      if (started.current) return
      started.current = true
      await doLater(
        () => import('../discounts/discount-flow.ts'),
        ({ startDiscountFlow }) => startDiscountFlow(performance.now() - changedAt.current),
      )
      // A cart that is filled will be opened, perhaps where there is no network any more.
      for (const load of [loadCartPanel, loadSheetDialog, () => loadWords(language)])
        schedule(() => void doLater<unknown>(load, () => {}), 'idle')
    }
    return schedule(start, isLookedAt ? 'idle' : 'settled')
  }, [filled, language, isDefaultLanguage, isLookedAt])
}
