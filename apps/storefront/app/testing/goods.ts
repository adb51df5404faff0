import type { Category, Product } from '@samobranka/rules'
import type { CardGoods } from '../catalogue-access/root-data/card-goods.ts'
import { categoryFromMenu, productFromCard } from '../features/catalogue-store/product-from-card.ts'

/** A card that says nothing special, for tests to say what matters to them. */
export function aCard(over: Partial<CardGoods> = {}): CardGoods {
  return {
    id: 1,
    name: 'Маргарита',
    price: 41_900,
    priceMultiplier: 1,
    measureUnit: 'pcs',
    portionSize: 1,
    weight: '',
    categories: [],
    step: 1,
    firstAddMinimum: 1,
    badges: [],
    variations: [],
    freeLimit: 0,
    combo: null,
    excludedFromMinimum: false,
    address: '',
    picture: '',
    shownPrice: 41_900,
    oldPrice: null,
    inStock: true,
    contains: [],
    included: [],
    ...over,
  }
}

/** The same of a product. */
export function aProduct(over: Partial<Product> = {}): Product {
  return { ...productFromCard(aCard()), slug: `product-${over.id ?? 1}`, ...over }
}

export function aCategory(over: Partial<Category> = {}): Category {
  return {
    ...categoryFromMenu({ id: 20, name: 'Пицца', parent: 0, slug: 'pizza', freeLimit: 0 }),
    ...over,
  }
}
