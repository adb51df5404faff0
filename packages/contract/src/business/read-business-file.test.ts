import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { product } from '../nouns/catalogue/product.ts'
import { coupon } from '../nouns/loyalty/coupon.ts'
import * as some from '../testing/arbitraries.ts'
import { write } from '../wire/write.ts'
import { businessFiles } from './business-files.ts'
import { readBusinessFile } from './read-business-file.ts'

const dish = { id: 1, name: 'Суп', slug: 'soup', price: 100 }

const faultsOf = (...args: Parameters<typeof readBusinessFile>) => {
  const reading = readBusinessFile(...args)
  return reading.ok ? [] : reading.faults.map(({ path, what }) => `${path}: ${what}`)
}
const valueFrom = (...args: Parameters<typeof readBusinessFile>) => {
  const reading = readBusinessFile(...args)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('mistakes', () => {
  it('are told all at once, each with its place and what was found', () => {
    const wrong = [
      dish,
      { ...dish, id: 2, price: 'abc', stock: [{ warehouse_id: 1, quantity: 'few' }] },
      { ...dish, id: 3, slug: 7, seo_data: 'x' },
      { ...dish, id: 1 },
    ]
    expect(faultsOf('products.json', wrong)).toEqual([
      'products[1].price: a number or decimal string expected, got "abc"',
      'products[1].stock[0].quantity: a whole number expected, got "few"',
      'products[2].slug: a text expected, got 7',
      'products[2].seo_data: an object expected, got "x"',
      'products[3].id: 1 is taken by products[0]',
    ])
  })

  it('in a file that is one document stand at their own path', () => {
    const wrong = { pending_order_cansel_time: 'soon', delivery: { delivery_distance_zones: [{ to_km: 3 }] } }
    expect(faultsOf('settings.json', wrong)).toEqual([
      'delivery.delivery_distance_zones[0].warehouse_id: missing',
      'delivery.delivery_distance_zones[0].delivery_price: missing',
      'pending_order_cansel_time: a number expected, got "soon"',
    ])
  })

  it('in translations are found at every depth', () => {
    const wrong = [{ ...dish, translations: 'en', badges: [{ name: 'Хит', translations: { en: 'Hit' } }] }]
    expect(faultsOf('products.json', wrong).map((fault) => fault.split(':')[0])).toEqual([
      'products[0].translations',
      'products[0].badges[0].translations',
    ])
  })

  it.each([{}, 'x', null, 5])('a list file that is %j', (json) => {
    expect(faultsOf('products.json', json)).toEqual(['products: a list expected'])
  })

  it('languages are told apart by their code, redirects by where they lead from', () => {
    expect(faultsOf('languages.json', [{ code: 'ru' }, { code: 'ru' }])).toEqual([
      'languages[1].code: ru is taken by languages[0]',
    ])
    expect(
      faultsOf('redirects.json', [
        { from: '/a', to: '/b' },
        { from: '/a', to: '/c' },
      ]),
    ).toHaveLength(1)
  })
})

describe('what is kept', () => {
  it('is canonical where the contract reads, and the operator’s own everywhere else', () => {
    const own = {
      note: 'ask the chef',
      price: 100,
      id: '1',
      name: 'Сыр &amp; вино',
      slug: 'x',
      translations: { en: { name: 'Cheese' } },
      badges: [{ id: 'hit', name: 'Хит', translations: { en: { name: 'Hit' } } }],
    }
    const [document] = valueFrom('products.json', [own]) as object[]
    expect(document).toEqual({ ...own, price: '100.00', id: 1, name: 'Сыр & вино' })
    expect(Object.keys(document ?? {})).toEqual(Object.keys(own))
  })

  it('keeps meta data it does not know, in its place', () => {
    const meta_data = [
      { key: 'from_the_crm', value: { a: 1 }, id: 5 },
      { key: 'coupon_only_for_device', value: 'site', id: 6 },
    ]
    const [document] = valueFrom('coupons.json', [{ id: 1, discount_type: 'percent', meta_data }]) as object[]
    expect(document).toMatchObject({
      meta_data: [
        { key: 'from_the_crm', value: { a: 1 }, id: 5 },
        { key: 'coupon_only_for_device', value: ['site'], id: 6 },
      ],
    })
  })

  it('keeps a zone’s own properties', () => {
    const ring = [
      [39, 57],
      [40, 57],
      [40, 58],
      [39, 57],
    ]
    const zones = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { id: 1, name: 'Центр', warehouse_id: 1, delivery_price: 99, 'fill-opacity': 0.2 },
          geometry: { type: 'Polygon', coordinates: [ring] },
        },
      ],
    }
    expect(valueFrom('zones.json', zones)).toMatchObject({
      features: [{ properties: { name: 'Центр', 'fill-opacity': 0.2, delivery_price: '99.00' } }],
    })
  })

  it.each([
    ['products.json', product, some.product],
    ['coupons.json', coupon, some.coupon],
  ] as const)('reading %s again changes no byte', (file, codec, arbitrary) => {
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<never>, (value) => {
        const once = valueFrom(file, [{ ...write(codec as never, value), own: [1, { b: 2 }] }])
        expect(JSON.stringify(valueFrom(file, once))).toBe(JSON.stringify(once))
      }),
      { numRuns: 40 },
    )
  })
})

it('the folder has its files, and four of them must be there', () => {
  const required = Object.entries(businessFiles).filter(([, file]) => file.required)
  expect(Object.keys(businessFiles)).toHaveLength(24)
  expect(required.map(([name]) => name)).toEqual([
    'settings.json',
    'warehouses.json',
    'categories.json',
    'products.json',
  ])
})

it('a file that is one document may be empty, unless the shop needs what is in it', () => {
  for (const [name, file] of Object.entries(businessFiles))
    if (!file.list) expect(faultsOf(name as keyof typeof businessFiles, {}), name).toEqual([])
})
