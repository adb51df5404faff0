import type { Coupon, DeliveryZone, Point, Popup, Product, SeoData, Warehouse } from '@samobranka/rules'
import { ORDER_STATUSES } from '@samobranka/rules'
import fc from 'fast-check'

const sentence = fc.string({ unit: 'grapheme', maxLength: 12 })
export const name = sentence.filter((text) => text.trim() !== '')
export const id = fc.integer({ min: 1, max: 1e9 })
export const money = fc.integer({ min: 0, max: 1e9 })
export const words = sentence
const slug = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const few = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 })
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const tenths = fc.integer({ min: 0, max: 9999 }).map((value) => value / 10)
const address = fc.stringMatching(/^\/[a-z]{1,8}\.png$/)

const seo: fc.Arbitrary<SeoData> = fc.record({
  title: words,
  description: words,
  focusKeyword: words,
  ogImage: address,
})

export const product: fc.Arbitrary<Product> = fc.record({
  id,
  name,
  slug,
  description: words,
  price: money,
  regularPrice: maybe(money),
  priceMultiplier: tenths.map((value) => value + 0.1),
  images: few(address),
  countable: fc.boolean(),
  measureUnit: fc.constantFrom('kg', 'pcs', 'шт', ''),
  portionSize: fc.integer({ min: 1, max: 5000 }),
  categories: few(id),
  step: fc.integer({ min: 1, max: 9 }),
  firstAddMinimum: fc.integer({ min: 0, max: 9 }),
  badges: few(fc.record({ id: name, name, color: words })),
  attributes: few(fc.record({ name, value: words })),
  supplements: few(
    fc.record({ id, name, price: money, count: fc.nat(5), max: maybe(fc.nat(9)), image: address }),
  ),
  variations: few(
    fc.record({
      id,
      name: words,
      price: money,
      regularPrice: maybe(money),
      weight: words,
      portionSize: fc.nat(5000),
    }),
  ),
  locations: few(id),
  freeLimit: fc.nat(9),
  url: words,
  combo: maybe(fc.record({ type: fc.constantFrom('percent' as const, 'fixed' as const), amount: money })),
  excludedFromMinimum: fc.boolean(),
  restaurants: few(id),
  available: fc.boolean(),
  inStock: fc.boolean(),
  relatedIds: few(id),
  seo,
  stock: few(fc.record({ warehouseId: id, variationId: maybe(id), quantity: fc.nat(99) })),
  nutrition: maybe(
    fc.record({
      calories: maybe(tenths),
      proteins: maybe(tenths),
      fats: maybe(tenths),
      carbohydrates: maybe(tenths),
    }),
  ),
  allergens: few(words),
  weight: words,
})

const rules = few(fc.record({ ids: few(id), quantity: fc.integer({ min: 1, max: 9 }) }))
const hour = maybe(fc.integer({ min: 0, max: 23 }))
const limit = maybe(fc.integer({ min: 1, max: 99 }))

export const coupon: fc.Arbitrary<Coupon> = fc.record({
  id,
  code: words,
  name: words,
  description: words,
  image: address,
  discountType: fc.constantFrom('percent' as const, 'fixed_cart' as const, 'free_gift' as const),
  amount: money,
  shownToUser: fc.boolean(),
  individual: fc.boolean(),
  allowedUsers: few(id),
  firstPurchaseOnly: fc.boolean(),
  minimumAmount: money,
  maximumAmount: money,
  productIds: few(id),
  categoryIds: few(id),
  excludedCategoryIds: few(id),
  weekDays: few(fc.integer({ min: 1, max: 7 })),
  hourFrom: hour,
  hourTo: maybe(fc.integer({ min: 0, max: 24 })),
  warehouseIds: few(id),
  pickupOnly: fc.boolean(),
  deliveryOnly: fc.boolean(),
  birthday: maybe(fc.record({ daysBefore: fc.nat(30), daysAfter: fc.nat(30) })),
  devices: few(fc.constantFrom('site', 'app')),
  autoApply: fc.boolean(),
  productRules: rules,
  categoryRules: rules,
  gifts: few(fc.record({ productId: id, variationId: maybe(id), quantity: fc.integer({ min: 1, max: 9 }) })),
  usageLimit: limit,
  usageLimitPerUser: limit,
})

export const point: fc.Arbitrary<Point> = fc.record({
  lat: fc.integer({ min: -900, max: 900 }).map((value) => value / 10),
  lon: fc.integer({ min: -1800, max: 1800 }).map((value) => value / 10),
})

const range = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1440 }) })

export const warehouse: fc.Arbitrary<Warehouse> = fc.record({
  id,
  name,
  address: words,
  point: maybe(point),
  workTime: fc.record({
    aroundClock: fc.boolean(),
    week: fc.array(few(range), { minLength: 7, maxLength: 7 }),
    cookingMinutes: fc.nat(90),
    timeZone: fc.constantFrom('Europe/Moscow', '+03:00', 'Asia/Almaty'),
    closedDates: few(fc.constantFrom('01.01.2027', '29.02.2028')),
  }),
  tables: few(fc.record({ id, seats: fc.nat(9), zone: words })),
  bookingMinutes: fc.nat(240),
})

const terms = {
  warehouseId: id,
  deliveryPrice: money,
  freeFrom: maybe(money),
  minimumSum: money,
  expressCost: maybe(money),
  timeMinutes: fc.nat(99),
}
const ring = fc.array(fc.tuple(tenths, tenths), { minLength: 4, maxLength: 6 })

export const zone: fc.Arbitrary<DeliveryZone> = fc.record({
  ...terms,
  id,
  area: fc.array(fc.array(ring, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
  payments: maybe(few(name)),
  fill: words,
  stroke: words,
})

export const distanceZone = fc.record({ ...terms, fromKm: tenths, toKm: tenths })

export const popup: fc.Arbitrary<Popup> = fc.record({
  id,
  title: words,
  text: words,
  image: address,
  link: words,
  warehouseIds: few(id),
  onlyWhenStockEmpty: fc.boolean(),
  disablesOrderingAt: few(id),
  bannedDays: few(fc.integer({ min: 1, max: 7 })),
  from: maybe(name),
  to: maybe(name),
  zoneIds: few(id),
  oneOff: fc.boolean(),
  repeatable: fc.boolean(),
})

export const status = fc.constantFrom(...ORDER_STATUSES)
export const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
export { few, maybe }
