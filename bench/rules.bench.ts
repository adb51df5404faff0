import {
  filterFacets,
  filterProducts,
  noFilter,
  priceCart,
  searchKey,
  searchKeys,
  sortProducts,
  visibleCatalogue,
} from '@samobranka/rules'
import { tell } from './measure/row.ts'
import { timePerCall } from './measure/time-per-call.ts'
import { categories, someCart, someCoupons, someProducts } from './shops/big-business.ts'

const NOW = new Date('2026-03-06T18:30:00+03:00')
const promo = {
  autoCouponsSum: true,
  couponsSumWithAutoCoupons: true,
  autoCouponsSumWithPromo: true,
  bonusesWithAutoCoupons: true,
}

const pricing = (couponCount: number) => {
  const coupons = someCoupons(couponCount)
  const products = new Map(someProducts(300).map((product) => [product.id, product]))
  const input = {
    cart: someCart(30, coupons),
    products,
    categories,
    coupons,
    promo,
    customer: null,
    delivery: { kind: 'none' as const },
    express: false,
    percentMax: 3000,
    now: NOW,
    timeZone: 'Europe/Moscow',
    takeAt: null,
    warehouseId: 1,
    deliveryType: 'flat_rate' as const,
    device: 'site',
    couponUses: new Map<number, number>(),
  }
  return () => priceCart(input)
}

const filtering = (count: number) => {
  const products = someProducts(count)
  const filter = { ...noFilter, priceFrom: 20_000, priceTo: 80_000, badges: ['hit'] }
  return () => filterProducts(products, filter)
}

const facets = (count: number) => {
  const products = someProducts(count)
  return () => filterFacets(products, noFilter)
}

const searching = (count: number) => {
  const keys = someProducts(count).map(({ name }) => searchKey(name))
  return () => {
    const wanted = searchKeys('vfhufhbnf')
    return keys.filter((key) => wanted.some((one) => key.includes(one)))
  }
}

const seeing = (count: number) => {
  const catalogue = { categories, products: someProducts(count) }
  return () => visibleCatalogue(catalogue, { showOutOfStock: true, fragmented: false, warehouseId: 1 })
}

const sorting = (count: number) => {
  const products = someProducts(count)
  return () => sortProducts(products, 'price_up', 'ru')
}

/** Of what ten portions take together: a sort goes through its goods once more for ten times as many. */
const AS_MUCH = 1.4

const rows = [
  ['30-line cart, 1,000 coupons priced and explained', pricing, 1_000, 2, 1.1],
  ['10,000 products: filter', filtering, 10_000, 16, AS_MUCH],
  ['10,000 products: facets with counts', facets, 10_000, 16, AS_MUCH],
  ['10,000 products: search keys, wrong layout', searching, 10_000, 16, AS_MUCH],
  ['10,000 products: visible', seeing, 10_000, 16, AS_MUCH],
  ['10,000 products: sort by price', sorting, 10_000, 16, AS_MUCH],
] as const

/** In ten portions, one after the other: what does not fit into the processor's own memory is slow to reach in both. */
const inPortions = (make: (size: number) => () => unknown, size: number) => {
  const portions = Array.from({ length: 10 }, () => make(size))
  return () => {
    for (const portion of portions) portion()
  }
}

for (const [name, make, size, most, mostOf] of rows) {
  tell({ name, value: timePerCall(make(size)), unit: 'ms', budget: { most } })
  tell({
    name: `${name}, ×10 as much`,
    value: timePerCall(make(size * 10)),
    unit: 'ms',
    reference: { name: 'in ten portions', value: timePerCall(inPortions(make, size)) },
    budget: { mostOf },
  })
}
