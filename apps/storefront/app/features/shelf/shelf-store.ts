import { type Catalogue, type Category, type Product, productPath } from '@samobranka/rules'
import { create } from 'zustand'
import { productAddress } from '../../lib/paths.ts'
import type { CardGoods } from './card-goods.ts'
import { type KnownProduct, knownFromCard } from './known-product.ts'

export interface Shelf {
  readonly products: ReadonlyMap<number, KnownProduct>
  readonly categories: readonly Category[]
  /** The whole catalogue once it is here. */
  readonly catalogue: Catalogue | null
}

/** What the browser knows of the goods; pages put their cards on it, later the catalogue fills it. */
export const useShelf = create<Shelf>(() => ({ products: new Map(), categories: [], catalogue: null }))

export function shelveCards(cards: readonly CardGoods[]): void {
  const { products } = useShelf.getState()
  const unknown = cards.filter(({ id }) => !products.has(id))
  if (unknown.length === 0) return
  useShelf.setState({
    products: new Map([...products, ...unknown.map((card) => [card.id, knownFromCard(card)] as const)]),
  })
}

export function shelveCategories(categories: readonly Category[]): void {
  if (useShelf.getState().catalogue === null) useShelf.setState({ categories })
}

export function shelveCatalogue(catalogue: Catalogue): void {
  const known = (product: Product): KnownProduct => ({
    product,
    address: productAddress(productPath(product, catalogue), product.id),
    complete: true,
  })
  useShelf.setState({
    catalogue,
    categories: catalogue.categories,
    products: new Map(catalogue.products.map((product) => [product.id, known(product)])),
  })
}
