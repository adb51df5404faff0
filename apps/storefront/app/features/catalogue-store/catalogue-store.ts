import { type Catalogue, type Category, type Product, productPath } from '@samobranka/rules'
import { create } from 'zustand'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import type { MenuCategory } from '../../catalogue-access/root-data/shop-view.ts'
import { LANGUAGE_PARAMETER } from '../../routing/language-of.ts'
import { readParameter } from '../../routing/page-input.ts'
import { productAddress } from '../../routing/paths.ts'
import { categoryFromMenu, productFromCard } from './product-from-card.ts'
import type { ReadCatalogue } from './read-bytes.ts'

export interface CatalogueStore {
  /** Goods seen on cards, and all there are once the catalogue is here. */
  readonly products: ReadonlyMap<number, Product>
  readonly categories: readonly Category[]
  /** What the visitor may see of the whole catalogue; null until it is here. */
  readonly catalogue: Catalogue | null
  readonly warehouseId: number | null
  readonly language: string | null
}

/** What the browser knows of the goods: pages lay their cards on it, then the catalogue takes over. */
export const useCatalogueStore = create<CatalogueStore>(() => ({
  products: new Map(),
  categories: [],
  catalogue: null,
  warehouseId: null,
  language: null,
}))

export function storeCards(cards: readonly CardGoods[]): void {
  const { products, catalogue } = useCatalogueStore.getState()
  const unknown = catalogue ? [] : cards.filter(({ id }) => !products.has(id))
  if (unknown.length === 0) return
  const added = unknown.map((card) => [card.id, productFromCard(card)] as const)
  useCatalogueStore.setState({ products: new Map([...products, ...added]) })
}

/** Whole goods of a part of the catalogue: they can be bought at once, but do not yet answer what there is. */
export function storeGoods({ products }: Catalogue): void {
  const store = useCatalogueStore.getState()
  if (store.catalogue) return
  const added = products.map((product) => [product.id, product] as const)
  useCatalogueStore.setState({ products: new Map([...store.products, ...added]) })
}

export function storeMenu(categories: readonly MenuCategory[]): void {
  if (!useCatalogueStore.getState().catalogue)
    useCatalogueStore.setState({ categories: categories.map(categoryFromMenu) })
}

/** A cart may hold goods that are not in sight any more, so they stay known. */
export function storeCatalogue(
  { whole, visible }: ReadCatalogue,
  warehouseId: number | null,
  language: string,
): void {
  useCatalogueStore.setState({
    catalogue: visible,
    warehouseId,
    language,
    categories: whole.categories,
    products: new Map(whole.products.map((product) => [product.id, product])),
  })
}

/** The place has changed: what is in sight must be asked anew, prices of the cart are kept until then. */
export function clearCatalogue(): void {
  useCatalogueStore.setState({ catalogue: null })
}

/** The catalogue in the language that the request asks for, if the browser has it. */
export function catalogueFor(request: Request): { catalogue: Catalogue; warehouseId: number | null } | null {
  const { catalogue, warehouseId, language } = useCatalogueStore.getState()
  const wanted = readParameter(new URL(request.url).searchParams, LANGUAGE_PARAMETER)
  return catalogue && (wanted === null || wanted === language) ? { catalogue, warehouseId } : null
}

/** Where the product's page is, as far as the whole catalogue knows. */
export function addressOf(product: Product, catalogue: Catalogue): string {
  return productAddress(productPath(product, catalogue), product.id)
}
