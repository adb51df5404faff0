import { isPerKg, visibleCatalogue } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { demoFile, readDemo } from './testing/read-demo.ts'

const { categories, products, coupons, settings, warehouses } = readDemo()
const everywhere = { showOutOfStock: true, fragmented: true, warehouseId: null }
const shown = visibleCatalogue({ categories, products }, everywhere).categories
const count = (test: (product: (typeof products)[number]) => boolean) => products.filter(test).length

describe('the demo menu', () => {
  it('has at least fourteen top categories, most of them with subcategories', () => {
    const tops = shown.filter(({ parent }) => parent === 0)
    expect(tops.length).toBeGreaterThanOrEqual(14)
    const branched = tops.filter(({ id }) => shown.some(({ parent }) => parent === id))
    expect(branched.length).toBeGreaterThanOrEqual(14)
  })

  it('shows a category hidden in each of the three ways', () => {
    expect(categories.some((one) => one.hidden)).toBe(true)
    expect(categories.some(({ parent }) => parent === 15)).toBe(true)
    expect(categories.some(({ name }) => name === 'uncategorized')).toBe(true)
  })

  it('leaves no shown category empty', () => {
    const empty = shown.filter(({ id }) => !products.some((product) => product.categories.includes(id)))
    expect(empty.map(({ slug }) => slug)).toEqual([])
  })

  it('has the extras category with free units', () => {
    const extras = categories.find(({ name }) => name === 'допы')
    expect(extras?.freeLimit).toBeGreaterThan(0)
    expect(count(({ categories: own }) => own.includes(extras?.id ?? 0))).toBeGreaterThanOrEqual(8)
    expect(count(({ freeLimit }) => freeLimit > 0)).toBeGreaterThanOrEqual(2)
  })

  it('has at least 160 products of every make', () => {
    expect(products.length).toBeGreaterThanOrEqual(160)
    expect(
      count(({ variations, supplements }) => variations.length === 3 && supplements.length > 0),
    ).toBeGreaterThanOrEqual(10)
    expect(count(isPerKg)).toBeGreaterThanOrEqual(25)
    expect(count(({ combo }) => combo?.type === 'percent')).toBeGreaterThanOrEqual(3)
    expect(count(({ combo }) => combo?.type === 'fixed')).toBeGreaterThanOrEqual(2)
    expect(count(({ inStock }) => !inStock)).toBeGreaterThanOrEqual(4)
    expect(count(({ locations }) => locations.length > 0)).toBeGreaterThanOrEqual(6)
    expect(count(({ excludedFromMinimum }) => excludedFromMinimum)).toBeGreaterThanOrEqual(8)
    expect(count(({ price, regularPrice }) => (regularPrice ?? 0) > price)).toBeGreaterThanOrEqual(8)
    expect(count(({ stock }) => stock.length > 0)).toBeGreaterThanOrEqual(50)
    expect(count(({ stock }) => stock.length === 0)).toBeGreaterThanOrEqual(80)
  })

  it('prices everything in whole roubles and never reduces a price upwards', () => {
    const prices = products.flatMap((one) => [one, ...one.variations])
    expect(prices.filter(({ price }) => price <= 0 || price % 100 !== 0)).toEqual([])
    expect(prices.filter(({ price, regularPrice }) => regularPrice !== null && regularPrice < price)).toEqual(
      [],
    )
  })

  it('asks the cheapest size’s price on the card', () => {
    for (const { price, variations } of products) {
      if (variations.length > 0) expect(price).toBe(Math.min(...variations.map((one) => one.price)))
    }
  })

  it('sells goods by weight to 10 or 50 grams, in steps of 100, 250 or 500', () => {
    const byWeight = products.filter(isPerKg)
    expect([...new Set(byWeight.map(({ portionSize }) => portionSize))].toSorted((a, b) => a - b)).toEqual([
      10, 50,
    ])
    const steps = new Set(byWeight.map(({ portionSize, step }) => portionSize * step))
    expect([...steps].toSorted((a, b) => a - b)).toEqual([100, 250, 500, 1000])
    expect(products.some(({ firstAddMinimum, step }) => firstAddMinimum > step)).toBe(true)
    expect(products.some(({ step }) => step > 1)).toBe(true)
  })

  it('says what preferences ask about, and nothing else, under "contains"', () => {
    const values = products.flatMap(({ attributes }) =>
      attributes.filter(({ name }) => name === 'contains').map(({ value }) => value),
    )
    expect([...new Set(values)].toSorted()).toEqual(['garlic', 'meat', 'onion', 'spicy'])
    const liars = products.filter(
      ({ badges, attributes }) =>
        badges.some(({ id }) => id === 'veg') && attributes.some(({ value }) => value === 'meat'),
    )
    expect(liars.map(({ slug }) => slug)).toEqual([])
    const mild = products.filter(
      ({ badges, attributes }) =>
        badges.some(({ id }) => id === 'hot') && !attributes.some(({ value }) => value === 'spicy'),
    )
    expect(mild.map(({ slug }) => slug)).toEqual([])
  })

  it('speaks English wherever it speaks Russian', () => {
    for (const file of [
      'categories',
      'products',
      'coupons',
      'banners',
      'posts',
      'pages',
      'popups',
      'brands',
    ]) {
      const entities = JSON.parse(demoFile(`${file}.json`)) as Record<string, unknown>[]
      for (const { translations, ...own } of entities) {
        const english = (translations as { en?: Record<string, string> } | undefined)?.en ?? {}
        for (const key of ['name', 'title', 'description', 'content', 'text', 'excerpt']) {
          if (own[key]) expect(english[key], `${file} ${own.id} ${key}`).toBeTruthy()
        }
        expect(JSON.stringify(english.name ?? english.title)).not.toMatch(/[а-яё]/i)
      }
    }
  })
})

describe('the demo’s coupons', () => {
  it('are of every kind', () => {
    const kinds: Record<string, (coupon: (typeof coupons)[number]) => boolean> = {
      percent: (one) => one.discountType === 'percent',
      'fixed sum': (one) => one.discountType === 'fixed_cart',
      'one gift': (one) => one.gifts.length === 1,
      'a gift to choose': (one) => one.gifts.length > 1,
      'by itself, by goods': (one) => one.autoApply && one.productRules.length > 0,
      'by itself, by categories': (one) => one.autoApply && one.categoryRules.length > 0,
      'first purchase': (one) => one.firstPurchaseOnly,
      birthday: (one) => one.birthday !== null,
      weekdays: (one) => one.weekDays.length > 0,
      hours: (one) => one.hourFrom !== null && one.hourTo !== null && one.hourFrom < one.hourTo,
      'hours over midnight': (one) =>
        one.hourFrom !== null && one.hourTo !== null && one.hourFrom > one.hourTo,
      pickup: (one) => one.pickupOnly,
      delivery: (one) => one.deliveryOnly,
      'one kitchen': (one) => one.warehouseIds.length > 0,
      personal: (one) => one.individual && one.allowedUsers.length > 0,
      'hidden code': (one) => !one.shownToUser,
      'limited use': (one) => one.usageLimit !== null && one.usageLimitPerUser !== null,
      maximum: (one) => one.maximumAmount > one.minimumAmount,
      'another device': (one) => one.devices.length > 0 && !one.devices.includes('site'),
    }
    const absent = Object.entries(kinds).filter(([, test]) => !coupons.some(test))
    expect(absent.map(([kind]) => kind)).toEqual([])
  })
})

describe('the demo’s settings', () => {
  it('hold the loyalty and money of the shop', () => {
    expect(settings.currencies.map(({ code }) => code)).toEqual(['RUB', 'USD', 'EUR', 'KZT'])
    expect(settings.bonusLevels.map(({ name, percent }) => [name, percent])).toEqual([
      ['Бронза', 300],
      ['Серебро', 500],
      ['Золото', 700],
    ])
    expect(settings.percentMax).toBe(3000)
    expect(settings.site.demoPreviews.map(({ type }) => type)).toEqual([
      'cat1',
      'cat2',
      'cat12',
      'landing',
      'samokat',
      'lavka',
      'restoran',
    ])
  })

  it('open three kitchens with three kinds of hours', () => {
    const [first, second, third] = warehouses.map(({ workTime }) => workTime)
    expect(first?.aroundClock).toBe(true)
    expect(second?.week.flat().every(({ from, to }) => to <= from)).toBe(true)
    expect(third?.week[0]).toEqual([])
    expect(third?.week[1]).toHaveLength(2)
    expect(warehouses.every(({ tables }) => tables.length > 0)).toBe(true)
  })
})
