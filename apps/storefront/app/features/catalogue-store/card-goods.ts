import {
  type Catalogue,
  cardPrice,
  contentsOf,
  firstAddCount,
  isInStock,
  isPerKg,
  type Money,
  oldLinePrice,
  type Product,
  productPath,
} from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { boundUnits } from '../../format/bound-units.ts'
import { productAddress } from '../../routing/paths.ts'

interface Drawn {
  readonly catalogue: Catalogue
  readonly warehouseId: number | null
  readonly card: CardGoods
}

const drawn = new WeakMap<Product, Drawn>()

/** Kept with the product: a filter that is moved asks for the same thousand cards again and again. */
export function cardGoods(product: Product, catalogue: Catalogue, warehouseId: number | null): CardGoods {
  const known = drawn.get(product)
  if (known?.catalogue === catalogue && known.warehouseId === warehouseId) return known.card
  const card = draw(product, catalogue, warehouseId)
  drawn.set(product, { catalogue, warehouseId, card })
  return card
}

function draw(product: Product, catalogue: Catalogue, warehouseId: number | null): CardGoods {
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    priceMultiplier: product.priceMultiplier,
    measureUnit: product.measureUnit,
    portionSize: product.portionSize,
    weight: boundUnits(product.weight),
    categories: product.categories,
    step: product.step,
    firstAddMinimum: product.firstAddMinimum,
    badges: product.badges,
    variations: product.variations,
    freeLimit: product.freeLimit,
    combo: product.combo,
    excludedFromMinimum: product.excludedFromMinimum,
    address: productAddress(productPath(product, catalogue), product.id),
    picture: product.images[0] ?? '',
    shownPrice: cardPrice(product),
    oldPrice: oldPrice(product),
    inStock: isInStock(product, warehouseId),
    contains: contentsOf(product),
    included: product.supplements.filter(({ count }) => count > 0),
  }
}

function oldPrice(product: Product): Money | null {
  const cheapest = product.variations.toSorted((a, b) => a.price - b.price)[0]
  const choice = { variationId: cheapest?.id ?? null, supplements: [] }
  return oldLinePrice(product, choice, isPerKg(product) ? firstAddCount(product) : 1)
}
