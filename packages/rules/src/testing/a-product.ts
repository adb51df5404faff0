import type { Category } from '../model/category.ts'
import type { Product } from '../model/product.ts'

const SEO = { title: '', description: '', focusKeyword: '', ogImage: '' }

export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 1,
    name: 'Маргарита',
    slug: 'margarita',
    description: '',
    price: 59_000,
    regularPrice: null,
    priceMultiplier: 1,
    images: [],
    countable: true,
    measureUnit: '',
    portionSize: 0,
    categories: [],
    step: 1,
    firstAddMinimum: 0,
    badges: [],
    attributes: [],
    supplements: [],
    variations: [],
    locations: [],
    freeLimit: 0,
    url: '',
    combo: null,
    excludedFromMinimum: false,
    restaurants: [],
    available: true,
    inStock: true,
    relatedIds: [],
    seo: SEO,
    stock: [],
    nutrition: null,
    allergens: [],
    weight: '',
    ...over,
  }
}

export function aCategory(over: Partial<Category> = {}): Category {
  return {
    id: 10,
    name: 'Пицца',
    parent: 0,
    slug: 'pizza',
    description: '',
    image: '',
    extraImage: '',
    secondExtraImage: '',
    siteImage: '',
    textColor: '',
    showsName: true,
    freeLimit: 0,
    hidden: false,
    showOnHome: false,
    available: true,
    seo: SEO,
    ...over,
  }
}

export function byId(products: readonly Product[]): Map<number, Product> {
  return new Map(products.map((product) => [product.id, product]))
}
