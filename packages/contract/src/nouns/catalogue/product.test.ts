import { describe, expect, it } from 'vitest'
import { read } from '../../wire/read.ts'
import { readRecord } from '../../wire/read-record.ts'
import type { Warning } from '../../wire/reader.ts'
import { write } from '../../wire/write.ts'
import { product } from './product.ts'

const fromWordPress = {
  id: '412',
  name: 'Пицца &laquo;Сыр &amp; груша&raquo;',
  slug: 'syr-i-grusha',
  price: '590',
  regular_price: '650.00',
  price_multiplier_for_customer: '',
  description: '<p>Горгонзола &amp; груша.</p>\n',
  images: [{ id: 9, src: 'https://shop.example/a.png' }, false],
  countable: 'yes',
  measure_unit: 'шт',
  categories: [{ id: 17, name: 'Пицца', slug: 'pizza' }],
  portion_nat_size: '',
  add_to_basket_once: '',
  backet_first_cart_add_portion_minimum: '2',
  badges: ['Хит', { id: 3, name: 'Новинка', color: '#f00' }],
  attributes: [{ name: 'Кухня', options: ['Итальянская', 'Авторская'] }],
  supplements: { 0: { id: '1', name: 'Сыр', price: '79', count: '0', max: '' } },
  variations_data: [{ variation_id: '4121', name: '30 см', price: '590', regular_price: '' }],
  locations: '1,2',
  free_limits: '',
  acf: { 'product-badge': 'Острое', combo_discount_type: 'percent', combo_discount: '10' },
  exclude_from_min_cart: '0',
  restaurants: false,
  product_availability: '1',
  in_stock: 'yes',
  related_ids: [],
  seo_data: [],
  _links: { self: [] },
}

const valueFrom = (wire: unknown) => {
  const reading = read(product, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('a product as WordPress sends it', () => {
  it('is read whole', () => {
    expect(valueFrom(fromWordPress)).toEqual({
      id: 412,
      name: 'Пицца «Сыр & груша»',
      slug: 'syr-i-grusha',
      price: 59000,
      regularPrice: 65000,
      priceMultiplier: 1,
      description: 'Горгонзола & груша.',
      images: ['https://shop.example/a.png'],
      countable: true,
      measureUnit: 'шт',
      portionSize: 0,
      weight: '',
      categories: [17],
      step: 1,
      firstAddMinimum: 2,
      badges: [
        { id: 'Хит', name: 'Хит', color: '' },
        { id: '3', name: 'Новинка', color: '#f00' },
        { id: 'Острое', name: 'Острое', color: '' },
      ],
      attributes: [
        { name: 'Кухня', value: 'Итальянская' },
        { name: 'Кухня', value: 'Авторская' },
      ],
      supplements: [{ id: 1, name: 'Сыр', price: 7900, count: 0, max: null, image: '' }],
      variations: [{ id: 4121, name: '30 см', price: 59000, regularPrice: null, weight: '', portionSize: 0 }],
      locations: [1, 2],
      freeLimit: 0,
      url: '',
      combo: { type: 'percent', amount: 1000 },
      excludedFromMinimum: false,
      restaurants: [],
      available: true,
      inStock: true,
      relatedIds: [],
      seo: { title: '', description: '', focusKeyword: '', ogImage: '' },
      stock: [],
      nutrition: null,
      allergens: [],
    })
  })

  it('is the same after being written in our spelling', () => {
    const value = valueFrom(fromWordPress)
    const wire = write(product, value)
    expect(valueFrom(wire)).toEqual(value)
    expect(write(product, valueFrom(wire))).toEqual(wire)
  })
})

const least = { id: 1, name: 'x', slug: 'x', price: 1 }

describe('what a product cannot be without', () => {
  it.each([
    ['id', undefined],
    ['id', 'abc'],
    ['name', ''],
    ['name', null],
    ['slug', 42],
    ['slug', ''],
    ['slug', null],
    ['price', 'free'],
    ['price', ''],
    ['price', null],
    ['price', -1],
  ])('%s: %j is left out of the list with a warning naming it', (key, wrong) => {
    const warnings: Warning[] = []
    const broken = { ...least, id: 5, [key]: wrong }
    expect(readRecord(product, broken, (one) => warnings.push(one))).toBeNull()
    expect(warnings).toEqual([expect.objectContaining({ path: key, dropped: 'record' })])
    expect(warnings[0]?.id).toBe(key === 'id' ? (wrong ?? null) : 5)
  })

  it.each(['images', 'badges', 'stock', 'seo_data', 'free_limits', 'categories', 'measure_unit'])(
    'a broken %s does not take the product away',
    (key) => {
      const warnings: Warning[] = []
      const wire = { ...least, [key]: { oops: true } }
      expect(readRecord(product, wire, (one) => warnings.push(one))).not.toBeNull()
      expect(warnings.length === 0 ? key : warnings[0]?.path).toContain(key)
    },
  )
})

it('a broken ACF badge is no reason to lose the dish', () => {
  const wire = { ...least, badges: ['Хит'], acf: { 'product-badge': [{ colour: 'red' }, 5, 'Новинка'] } }
  expect(readRecord(product, wire)?.badges.map(({ name }) => name)).toEqual(['Хит', 'Новинка'])
})

describe('goods by weight', () => {
  it.each(['kg', 'KG', 'кг', ' Кг '])('%j is a kilogram', (unit) => {
    expect(valueFrom({ ...least, measure_unit: unit, portion_nat_size: 500 })).toMatchObject({
      measureUnit: 'kg',
      portionSize: 500,
    })
  })

  it('without a portion are sold by the kilogram, not for nothing', () => {
    expect(valueFrom({ ...least, measure_unit: 'kg', portion_nat_size: '0' }).portionSize).toBe(1000)
  })
})

it('a step or multiplier of 0 means that none was set', () => {
  expect(valueFrom({ ...least, add_to_basket_once: 0, price_multiplier_for_customer: '0' })).toMatchObject({
    step: 1,
    priceMultiplier: 1,
  })
})

it.each([
  [{ quantity: '2' }, 2],
  ['3', 3],
  [0, 0],
  [false, 0],
])('free_limits %j is %j', (wire, limit) => {
  expect(valueFrom({ ...least, free_limits: wire }).freeLimit).toBe(limit)
})
