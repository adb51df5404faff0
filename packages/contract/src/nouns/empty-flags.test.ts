import { describe, expect, it } from 'vitest'
import { businessFiles } from '../business/business-files.ts'
import { endpoints } from '../endpoints/endpoints.ts'
import type { Codec } from '../wire/codec.ts'
import type { JsonSchema, SchemaWriter } from '../wire/json-schema.ts'
import { read } from '../wire/read.ts'
import { Reader } from '../wire/reader.ts'
import { runAtOnce } from '../wire/steps.ts'
import { category } from './catalogue/category.ts'
import { product } from './catalogue/product.ts'
import { coupon } from './loyalty/coupon.ts'
import { paymentMethod } from './order/payment-method.ts'
import { settings } from './settings/settings.ts'

interface Flag {
  readonly name: string
  readonly key: string
  readonly codec: Codec<unknown>
}

/** Every flag of every record that can be reached from these codecs. */
function flagsWithin(codecs: readonly Codec<unknown>[], side: SchemaWriter['side']): Flag[] {
  const met = new Map<object, JsonSchema>()
  const flags: Flag[] = []
  const open = new Set<string>()
  const show = (codec: Pick<Codec<unknown>, 'schema'>): JsonSchema => {
    const before = met.get(codec)
    if (before) return before
    met.set(codec, {})
    let name = '(query)'
    const writer: SchemaWriter = {
      side,
      of: show,
      open: show,
      noun: (own, make) => {
        // A category holds categories.
        if (open.has(own)) return {}
        name = own || name
        open.add(own)
        const schema = make()
        open.delete(own)
        return schema
      },
    }
    const schema = typeof codec.schema === 'function' ? codec.schema(writer) : codec.schema
    met.set(codec, schema)
    for (const [key, one] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>))
      if ([one.type].flat().includes('boolean')) flags.push({ name, key, codec: codec as Codec<unknown> })
    return schema
  }
  codecs.forEach(show)
  return flags
}

const present = (codec: Codec<unknown> | null): codec is Codec<unknown> => codec !== null
const answered = [
  ...endpoints.map(({ answer }) => answer).filter(present),
  ...Object.values(businessFiles).map(({ codec }) => codec as Codec<unknown>),
]
const requested = endpoints.flatMap(({ query, body }) => [query, body]).filter(present)

/** What a record comes to, whatever else it lacks. */
function outcome({ codec }: Flag, wire: object, side: SchemaWriter['side']) {
  const reader = new Reader({ isRequest: side === 'request' })
  return { value: runAtOnce(codec.decode(wire, reader)), faults: reader.faults }
}

describe.each([
  ['answer', flagsWithin(answered, 'answer')],
  ['request', flagsWithin(requested, 'request')],
] as const)('a flag of an %s', (side, flags) => {
  it.each(flags)('$name: $key is absent when it is empty', (one) => {
    for (const nothing of ['', ' ', null, []])
      expect(outcome(one, { [one.key]: nothing }, side)).toEqual(outcome(one, {}, side))
  })
})

it('finds the flags it is about', () => {
  const names = flagsWithin(answered, 'answer').map(({ name, key }) => `${name}.${key}`)
  expect(names.length).toBeGreaterThan(45)
  expect(names).toEqual(
    expect.arrayContaining([
      'Product.product_availability',
      'Product.in_stock',
      'Coupon.show_to_user',
      'PaymentMethod.enabled',
      'Category.category_availability',
      'Settings.show_out_of_stock_products',
      'DeliverySettings.all_zones_payments_status',
    ]),
  )
})

const SOUP = { id: 7, name: 'Суп', slug: 'soup', price: '100.00' }

it.each([
  [
    'a dish',
    product,
    { ...SOUP, product_availability: '', in_stock: '' },
    { available: true, inStock: true },
  ],
  [
    'a category',
    category,
    { ...SOUP, category_availability: '', hide_category: '' },
    { available: true, hidden: false },
  ],
  ['a coupon', coupon, { id: 1, discount_type: 'percent', show_to_user: '' }, { shownToUser: true }],
  [
    'a coupon that applies by itself',
    coupon,
    {
      id: 1,
      discount_type: 'percent',
      autoapply: '',
      meta_data: [{ key: 'coupon-autoapply', value: 'yes' }],
    },
    { autoApply: true },
  ],
  ['a way to pay', paymentMethod, { id: 'cod', enabled: '' }, { enabled: true }],
  ['the goods that ran out', settings, { show_out_of_stock_products: '' }, { showsOutOfStock: true }],
] as const)('%s with empty flags is there', (_what, codec, wire, kept) => {
  expect(read(codec as Codec<unknown>, wire)).toMatchObject({ ok: true, value: kept })
})

it.each([false, 0, '0', 'no'])('a flag that says %j still says no', (no) => {
  expect(read(product, { ...SOUP, product_availability: no })).toMatchObject({
    ok: true,
    value: { available: false },
  })
})
