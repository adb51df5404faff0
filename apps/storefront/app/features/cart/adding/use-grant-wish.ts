import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { useSheet } from '../../../ui/sheet/use-sheet.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import { usePlace } from '../../place/index.ts'
import { addToCart } from '../contents/cart-store.ts'
import { notice } from '../contents/notice-store.ts'
import { wishAnswer } from './wish-answer.ts'
import { useWishedGoods } from './wished-goods.ts'

/** A catalogue that does not come must not keep a dish out of the cart: the server judges the order anyway. */
const PATIENCE_MS = 8000

/** Puts in what was asked for before a place was chosen, and says so; a question that is turned away drops the wish. */
export function useGrantWish(): void {
  const t = useTranslate()
  const wish = useWishedGoods((state) => state.wish)
  const kitchen = usePlace(({ place }) => place?.warehouseId ?? null)
  const here = useCatalogueStore(({ catalogue, products, warehouseId }) =>
    wish && catalogue && warehouseId === kitchen ? (products.get(wish.product.id) ?? null) : undefined,
  )
  const { open } = useSheet('place')
  const wasOpen = useRef(false)

  useEffect(() => {
    if (wasOpen.current && !open && kitchen === null) useWishedGoods.setState({ wish: null })
    wasOpen.current = open
  }, [open, kitchen])

  useEffect(() => {
    if (!wish || kitchen === null) return
    const { product, choice, count } = wish
    const grant = (dish: typeof here) => {
      useWishedGoods.setState({ wish: null })
      const answer = wishAnswer(dish ?? (dish === undefined ? product : null), choice, kitchen)
      if (answer === 'add') {
        addToCart(dish ?? product, choice, count)
        showToast(t('toast.cartAdded'))
        return
      }
      const why = t(answer === 'notHere' ? 'catalogue.notHere' : 'product.outOfStock')
      showToast(`${t('cart.notAdded', { name: product.name })}. ${why}`)
      if (answer === 'notHere') useWishedGoods.setState({ lacking: product.id })
      notice({ kind: 'lacking', name: product.name, why: answer })
    }
    const known = here === undefined ? wish.whole : here
    if (known !== undefined) return grant(known)
    const timer = setTimeout(grant, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wish, kitchen, here, t])
}
