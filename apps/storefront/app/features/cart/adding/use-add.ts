import type { Product } from '@samobranka/rules'
import { useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { useHeardSwitches, withoutStopped } from '../../../catalogue-access/switches-now.ts'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { schedule } from '../../../startup/schedule.ts'
import { openSheet } from '../../../ui/sheet/open-sheet.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { usePlace } from '../../place/index.ts'
import { addToCart, type Choice } from '../contents/cart-store.ts'
import { askFor } from '../requests/request-store.ts'
import { mayAdd } from './may-add.ts'
import { wishFor } from './wished-goods.ts'

/** Adds and says so; false when the shop did not let it in. */
export function useAdd(): (product: Product, choice: Choice, count?: number) => boolean {
  const t = useTranslate()
  const terms = useShopTerms()
  return (product, choice, count) => {
    const stopped = withoutStopped(product, useHeardSwitches.getState().heard)
    switch (mayAdd(stopped, { terms, hasPlace: usePlace.getState().place !== null })) {
      case 'add':
        addToCart(product, choice, count)
        // The number on the card is the answer; the words are laid out after it.
        schedule(() => showToast(t('toast.cartAdded')), 'after-paint')
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
        showToast(t('product.outOfStock'))
        return false
    }
  }
}
