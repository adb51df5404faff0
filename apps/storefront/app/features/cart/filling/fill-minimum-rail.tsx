import {
  categoryLineage,
  contentsOf,
  freeLimitOf,
  gapFillers,
  isInStock,
  type Money,
} from '@samobranka/rules'
import { useMemo } from 'react'
import { useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { cardGoods, useCatalogueStore } from '../../catalogue-store/index.ts'
import { suits, useDiet } from '../../diet-filter/index.ts'
import { useCart } from '../contents/cart-store.ts'
import { FILL_MINIMUM_ID } from './show-fillers.ts'
import { UpsellCard } from './upsell-card.tsx'

const MOST = 10

/** Goods of which one tap brings the order to its minimum. */
export function FillMinimumRail({ missing }: { readonly missing: Money }) {
  const t = useTranslate()
  const { buyingDisabled } = useShopTerms()
  const goods = useFillers(missing)
  if (goods.length === 0 || buyingDisabled) return null
  return (
    <section id={FILL_MINIMUM_ID} className="cart-upsell" aria-label={t('cart.fillMinimum')} tabIndex={-1}>
      <h3>{t('cart.fillMinimum')}</h3>
      <Rail className="upsell">
        {goods.map((card) => (
          <UpsellCard key={card.id} card={card} />
        ))}
      </Rail>
    </section>
  )
}

function useFillers(missing: Money) {
  const bought = useCart(({ cart }) => cart.lines.map(({ productId }) => productId).join())
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const warehouseId = useCatalogueStore((store) => store.warehouseId)
  const avoided = useDiet((diet) => diet.avoided)
  return useMemo(() => {
    if (!catalogue) return []
    const inCart = new Set(bought.split(',').map(Number))
    const lineage = categoryLineage(catalogue.categories)
    const candidates = catalogue.products.filter(
      (product) =>
        !inCart.has(product.id) &&
        isInStock(product, warehouseId) &&
        // Extras that come free bring the sum no further.
        freeLimitOf(product, lineage) === 0 &&
        suits(contentsOf(product), { avoided }),
    )
    return gapFillers(candidates, missing, MOST).map((product) => cardGoods(product, catalogue, warehouseId))
  }, [bought, catalogue, warehouseId, avoided, missing])
}
