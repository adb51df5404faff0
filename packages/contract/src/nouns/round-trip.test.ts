import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as some from '../testing/arbitraries.ts'
import * as someOrder from '../testing/order-arbitraries.ts'
import type { Codec } from '../wire/codec.ts'
import { read } from '../wire/read.ts'
import { readInSlices } from '../wire/read-tolerantly.ts'
import { write } from '../wire/write.ts'
import { product } from './catalogue/product.ts'
import { popup } from './content/popup.ts'
import { distanceZone } from './delivery/delivery-terms.ts'
import { deliveryZone } from './delivery/delivery-zone.ts'
import { warehouse } from './delivery/warehouse.ts'
import { coupon } from './loyalty/coupon.ts'
import { order } from './order/order.ts'
import { orderBody } from './order/order-body.ts'
import { type Settings, settings } from './settings/settings.ts'

const empty = read(settings, {})
const blank = empty.ok ? empty.value : null

/** Settings with the parts that hold other nouns, and with the operator's own keys. */
const someSettings = fc.record({
  ...(Object.fromEntries(Object.entries(blank ?? {}).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof Settings]: fc.Arbitrary<Settings[K]>
  }),
  logo: fc.webUrl(),
  pendingOrderSeconds: fc.nat(9999),
  currencySymbol: some.name,
  percentMax: fc.nat(10000),
  singleStockId: some.maybe(some.id),
  warehouses: some.few(some.warehouse),
  zones: some.few(some.zone),
  popups: some.few(some.popup),
  colors: fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), some.words),
  bonusLevels: some.few(fc.record({ name: some.name, fromSpent: some.money, percent: fc.nat(10000) })),
  extra: fc.dictionary(
    fc.stringMatching(/^own_[a-z]{1,8}$/),
    fc.json().map((text): unknown => JSON.parse(text)),
  ),
})

const laws: [string, Codec<unknown>, fc.Arbitrary<unknown>][] = [
  ['product', product, some.product],
  ['coupon', coupon, some.coupon],
  ['settings', settings, someSettings],
  ['order', order, someOrder.order],
  ['order body', orderBody, someOrder.orderBody],
  ['warehouse', warehouse, some.warehouse],
  ['delivery zone', deliveryZone, some.zone],
  ['distance zone', distanceZone, some.distanceZone],
  ['popup', popup, some.popup],
]

describe.each(laws)('any %s', (_name, codec, arbitrary) => {
  it('is the same after it was written, sent and read', () => {
    fc.assert(
      fc.property(arbitrary, (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(write(codec, value)))
        expect(read(codec, wire)).toEqual({ ok: true, value })
      }),
      { numRuns: 60 },
    )
  })

  it('is the same also when it was read in slices', () =>
    fc.assert(
      fc.asyncProperty(arbitrary, async (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(write(codec, value)))
        expect(await readInSlices(codec, wire, () => Promise.resolve())).toEqual({ ok: true, value })
      }),
      { numRuns: 20 },
    ))
})
