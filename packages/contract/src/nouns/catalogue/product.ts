import type { Product } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { image } from '../../wire/image.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { isObject } from '../../wire/json.ts'
import { list, listOf } from '../../wire/list.ts'
import { money, optionalMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { prose, slug, text, word } from '../../wire/text.ts'
import { attributes } from './attribute.ts'
import { badge } from './badge.ts'
import { freeLimit } from './free-limit.ts'
import { combo, nutrition, stockEntry, supplement, variation } from './product-parts.ts'
import { NO_SEO, seoData } from './seo-data.ts'

const KILOGRAMS = new Set(['kg', 'кг', 'kilogram'])
const PER_KILOGRAM = 1000

const isBadge = (wire: unknown): boolean =>
  typeof wire === 'string' || (isObject(wire) && typeof wire.name === 'string')

/** ACF's `product-badge` stands beside `badges`; the customer knows only one kind. */
const withAcfBadge = (wire: Record<string, unknown>): Record<string, unknown> => {
  const own = isObject(wire.acf) ? wire.acf['product-badge'] : undefined
  if (own === undefined || isNothing(own)) return wire
  const badges = listOf(wire.badges) ?? []
  const names = new Set(badges.map((one) => (isObject(one) ? one.name : one)))
  const more = (Array.isArray(own) ? own : [own])
    .filter(isBadge)
    .filter((one) => !names.has(isObject(one) ? one.name : one))
  return { ...wire, badges: [...badges, ...more] }
}

// 0 is PHP's "not set": taken at its word it would sell goods by weight, or all goods, for nothing.
const settle = (product: Product): Product => {
  const isByWeight = KILOGRAMS.has(product.measureUnit.trim().toLowerCase())
  const settled = {
    measureUnit: isByWeight ? 'kg' : product.measureUnit,
    portionSize: isByWeight && product.portionSize <= 0 ? PER_KILOGRAM : product.portionSize,
    priceMultiplier: product.priceMultiplier > 0 ? product.priceMultiplier : 1,
    step: product.step > 0 ? product.step : 1,
    images: product.images.includes('') ? product.images.filter((address) => address !== '') : product.images,
  }
  const isSettled = (Object.keys(settled) as (keyof typeof settled)[]).every(
    (key) => settled[key] === product[key],
  )
  return isSettled ? product : { ...product, ...settled }
}

export const product: Codec<Product> = noun<Product>(
  'Product',
  {
    id: ['id', id],
    name: ['name', word],
    slug: ['slug', slug],
    price: ['price', money],
    regularPrice: ['regular_price', optionalMoney, null],
    priceMultiplier: ['price_multiplier_for_customer', count, 1],
    description: ['description', prose, ''],
    images: ['images', list(image), []],
    countable: ['countable', flag, true],
    measureUnit: ['measure_unit', text, ''],
    portionSize: ['portion_nat_size', count, 0],
    weight: ['weight', text, '', 'sparse'],
    categories: ['categories', idList, []],
    step: ['add_to_basket_once', count, 1],
    firstAddMinimum: ['backet_first_cart_add_portion_minimum', count, 1],
    badges: ['badges', list(badge), []],
    attributes: ['attributes', attributes, []],
    supplements: ['supplements', list(supplement), []],
    variations: ['variations_data', list(variation), []],
    locations: ['locations', idList, []],
    freeLimit: ['free_limits', freeLimit, 0],
    url: ['url', text, ''],
    combo: ['acf', combo, null],
    excludedFromMinimum: ['exclude_from_min_cart', flag, false],
    restaurants: ['restaurants', idList, []],
    available: ['product_availability', flag, true],
    inStock: ['in_stock', flag, true],
    relatedIds: ['related_ids', idList, []],
    seo: ['seo_data', seoData, NO_SEO],
    stock: ['stock', list(stockEntry), [], 'sparse'],
    nutrition: ['nutrition', nutrition, null, 'sparse'],
    allergens: ['allergens', list(text), [], 'sparse'],
  },
  { before: withAcfBadge, after: settle },
)
