import { loadWords } from '@samobranka/dictionary'
import type { Cart } from '@samobranka/rules'
import { useEffect, useRef } from 'react'
import { doLater } from '../../lib/load-later.ts'
import { useRootData } from '../../lib/root-data.ts'
import { loadShopSettings } from '../../lib/shop-settings.ts'
import { whenAnswered } from '../../lib/when-idle.ts'
import { loadSheetDialog } from '../../ui/load-sheet-dialog.ts'
import { useCartLater } from './use-cart-later.ts'

const loadPanel = () => import('./cart-panel.tsx')

const isFilled = ({ lines }: Cart) => lines.length > 0

/** The discounts' code and what it asks come with the first thing in the cart, not with the page. */
export function useCartFlow(): void {
  const root = useRootData()
  const filled = useCartLater(isFilled)
  const language = root?.language
  const isDefaultLanguage = root?.isDefaultLanguage ?? true
  const started = useRef(false)
  useEffect(() => {
    if (!filled || !language) return
    return whenAnswered(async () => {
      void loadShopSettings({ language, isDefaultLanguage })
      if (started.current) return
      started.current = true
      // A cart that is filled will be opened, perhaps where there is no network any more.
      const ahead = () => Promise.all([loadPanel(), loadSheetDialog(), loadWords(language)])
      await doLater(ahead, () => {})
      await doLater(
        () => import('./discount-flow.ts'),
        ({ startDiscountFlow }) => startDiscountFlow(),
      )
    })
  }, [filled, language, isDefaultLanguage])
}
