import type { Money } from './money.ts'
import type { SeoData } from './seo.ts'

export interface Badge {
  readonly id: string
  readonly name: string
  readonly color: string
}

export interface Attribute {
  readonly name: string
  readonly value: string
}

export interface Supplement {
  readonly id: number
  readonly name: string
  readonly price: Money
  /** How many come with the dish from the start. */
  readonly count: number
  /** The most a customer may take; null when unlimited. */
  readonly max: number | null
  readonly image?: string
}

export interface Variation {
  readonly id: number
  readonly name: string
  readonly price: Money
  readonly regularPrice: Money | null
  /** The weight of this one as the menu prints it; empty: the product's. */
  readonly weight?: string
  /** Grams in one portion of this one; 0: the product's. */
  readonly portionSize?: number
}

export interface ComboDiscount {
  readonly type: 'percent' | 'fixed'
  /** Hundredths of a percent, or money. */
  readonly amount: number
}

/** A counted remainder. A product without an entry for a warehouse is not counted there. */
export interface StockEntry {
  readonly warehouseId: number
  readonly variationId: number | null
  readonly quantity: number
}

export interface Nutrition {
  readonly calories: number | null
  readonly proteins: number | null
  readonly fats: number | null
  readonly carbohydrates: number | null
}

export interface Product {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly price: Money
  /** The price before a reduction, shown struck through; null when there is none. */
  readonly regularPrice: Money | null
  readonly priceMultiplier: number
  readonly images: readonly string[]
  readonly countable: boolean
  /** 'kg' goods are priced per 1000 units; others by the piece. */
  readonly measureUnit: string
  /** Grams (or millilitres) in one portion. */
  readonly portionSize: number
  readonly categories: readonly number[]
  /** By how much + and − change the count. */
  readonly step: number
  readonly firstAddMinimum: number
  readonly badges: readonly Badge[]
  readonly attributes: readonly Attribute[]
  readonly supplements: readonly Supplement[]
  readonly variations: readonly Variation[]
  /** Warehouse ids that sell it; empty means all. */
  readonly locations: readonly number[]
  /** Free units of an extra; 0 when it has no limit of its own. */
  readonly freeLimit: number
  readonly url: string
  readonly combo: ComboDiscount | null
  readonly excludedFromMinimum: boolean
  readonly restaurants: readonly number[]
  readonly available: boolean
  readonly inStock: boolean
  readonly relatedIds: readonly number[]
  readonly seo: SeoData
  readonly stock: readonly StockEntry[]
  readonly nutrition: Nutrition | null
  readonly allergens: readonly string[]
  /** The weight as the menu prints it, where it is not counted from the portion. */
  readonly weight: string
}
