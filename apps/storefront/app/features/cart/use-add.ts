import type { Product } from '@samobranka/rules'
import { useTranslate } from '../../lib/speech.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { addToCart, type Choice } from './cart-store.ts'
import { mayAdd } from './may-add.ts'

/** Adds and says so; false when the shop did not let it in. */
export function useAdd(): (product: Product, choice: Choice, count?: number) => boolean {
  const t = useTranslate()
  return (product, choice, count) => {
    if (mayAdd(product) !== 'add') return false
    addToCart(product, choice, count)
    showToast(t('toast.cartAdded'))
    return true
  }
}
