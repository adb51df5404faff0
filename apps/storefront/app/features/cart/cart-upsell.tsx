import {
  type Catalogue,
  contentsOf,
  isExtras,
  isInStock,
  type Product,
  productsOfCategory,
} from '@samobranka/rules'
import { useMemo } from 'react'
import { useShopTerms } from '../../lib/shop-terms.tsx'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { Rail } from '../../ui/rail.tsx'
import { cardGoods, productFromCard, useShelf } from '../shelf/index.ts'
import { suits, useTastes } from '../tastes/index.ts'
import { useCart } from './cart-store.ts'
import { useAdd } from './use-add.ts'

const MOST = 8

/** What goes with the dishes in the cart, extras first: added with one tap. */
export function CartUpsell() {
  const t = useTranslate()
  const add = useAdd()
  const { buyingDisabled } = useShopTerms()
  const goods = useUpsell()
  if (goods.length === 0 || buyingDisabled) return null
  return (
    <section className="cart-upsell" aria-label={t('cart.upsell')}>
      <h3>{t('cart.upsell')}</h3>
      <Rail className="upsell">
        {goods.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className="upsell-card"
              onClick={() => add(productFromCard(card), { variationId: null, supplements: [] })}
            >
              <span className="upsell-picture">
                {card.picture ? (
                  <Picture name={card.picture} alt="" shape="square" sizes="72px" widest={160} />
                ) : null}
              </span>
              <span className="upsell-name">{card.name}</span>
              <span className="upsell-foot">
                <Price sum={card.shownPrice} />
                <Icon name="plus" size={16} />
              </span>
            </button>
          </li>
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
  const bought = useCart(({ cart }) => cart.lines.map(({ productId }) => productId).join())
  const catalogue = useShelf((shelf) => shelf.catalogue)
  const warehouseId = useShelf((shelf) => shelf.warehouseId)
  const avoided = useTastes((tastes) => tastes.avoided)
  return useMemo(() => {
    if (!catalogue) return []
    const inCart = new Set(bought.split(',').map(Number))
    const byId = inSight(catalogue)
    const simple = (product: Product | undefined) =>
      product &&
      !inCart.has(product.id) &&
      product.variations.length === 0 &&
      product.supplements.every(({ count }) => count === 0) &&
      isInStock(product, warehouseId) &&
      // Nobody is offered by us what he said he does not eat.
      suits(contentsOf(product), { avoided })
        ? [product]
        : []
    const extras = catalogue.categories
      .filter(isExtras)
      .flatMap(({ id }) => productsOfCategory(id, catalogue))
      .flatMap(simple)
    const related = [...inCart]
      .flatMap((id) => byId.get(id)?.relatedIds ?? [])
      .flatMap((id) => simple(byId.get(id)))
    const picked = new Set([...related.slice(0, MOST / 2), ...extras.slice(0, MOST / 2), ...related])
    return [...picked].slice(0, MOST).map((product) => cardGoods(product, catalogue, warehouseId))
  }, [bought, catalogue, warehouseId, avoided])
}
