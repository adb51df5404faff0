import type { Product } from '@samobranka/rules'
import { afterFrame } from '../../lib/after-frame.ts'
import { useShopTerms } from '../../lib/shop-terms.tsx'
import { useTranslate } from '../../lib/speech.tsx'
import { openSheet } from '../../ui/open-sheet.ts'
import { showToast } from '../../ui/toast-store.ts'
import { usePlace } from '../place/index.ts'
import { addToCart, type Choice } from './cart-store.ts'
import { mayAdd } from './may-add.ts'
import { askFor } from './request-store.ts'
import { wishFor } from './wished-goods.ts'

/** Adds and says so; false when the shop did not let it in. */
export function useAdd(): (product: Product, choice: Choice, count?: number) => boolean {
  const t = useTranslate()
  const terms = useShopTerms()
  return (product, choice, count) => {
    switch (mayAdd(product, { terms, hasPlace: usePlace.getState().place !== null })) {
      case 'add':
        addToCart(product, choice, count)
        // The number on the card is the answer; the words are laid out after it.
        afterFrame(() => showToast(t('toast.cartAdded')))
        return true
      case 'request':
        askFor(product, choice, count)
        openSheet('request')
        return false
      case 'place':
        wishFor(product, choice, count)
        openSheet('place')
        return false
      case 'disabled':
        showToast(t('cart.orderingDisabled'))
        return false
      case 'gone':
        return false
    }
  }
}
