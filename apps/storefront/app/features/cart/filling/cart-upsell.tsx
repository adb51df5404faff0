import { type Catalogue, contentsOf, goesWith, isInStock, type Product } from '@samobranka/rules'
import { useMemo } from 'react'
import { useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { useTranslate } from '../../../i18n/i18n.tsx'
import { Rail } from '../../../ui/rail.tsx'
import { cardGoods, useCatalogueStore } from '../../catalogue-store/index.ts'
import { suits, useDiet } from '../../diet-filter/index.ts'
import { usePopular } from '../../popular/index.ts'
import { useCart } from '../contents/cart-store.ts'
import { UpsellCard } from './upsell-card.tsx'

const MOST = 8

/** What goes with the dishes in the cart: added with one tap. */
export function CartUpsell() {
  const t = useTranslate()
  const { buyingDisabled } = useShopTerms()
  const goods = useUpsell()
  if (goods.length === 0 || buyingDisabled) return null
  return (
    <section className="cart-upsell" aria-label={t('cart.upsell')}>
      <h3>{t('cart.upsell')}</h3>
      <Rail className="upsell">
        {goods.map((card) => (
          <UpsellCard key={card.id} card={card} />
        ))}
      </Rail>
    </section>
  )
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<number, Product>>()

/** Built once for a catalogue: with ten thousand goods every tap in the cart would wait for it. */
function inSight(catalogue: Catalogue): ReadonlyMap<number, Product> {
  const known = indexes.get(catalogue)
  if (known) return known
  const index = new Map(catalogue.products.map((product) => [product.id, product]))
  indexes.set(catalogue, index)
  return index
}

function useUpsell() {
  // By what is in the cart, not by how much: a tap on “+” must not look for it all again.
  const bought = useCart(({ cart }) => [...new Set(cart.lines.map(({ productId }) => productId))].join())
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const warehouseId = useCatalogueStore((store) => store.warehouseId)
  const avoided = useDiet((diet) => diet.avoided)
  const { together } = usePopular()
  return useMemo(() => {
    if (!catalogue || bought === '') return []
    const fits = (product: Product) =>
      product.variations.length === 0 &&
      product.supplements.every(({ count }) => count === 0) &&
      isInStock(product, warehouseId) &&
      // Nobody is offered by us what he said he does not eat.
      suits(contentsOf(product), { avoided })
    const offered = goesWith({
      bought: bought.split(',').map(Number),
      products: inSight(catalogue),
      together,
      fits,
      most: MOST,
    })
    return offered.map((product) => cardGoods(product, catalogue, warehouseId))
  }, [bought, catalogue, warehouseId, avoided, together])
}
