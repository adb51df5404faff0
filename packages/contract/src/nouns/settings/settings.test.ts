import { describe, expect, it } from 'vitest'
import { read } from '../../wire/read.ts'
import { readTolerantly } from '../../wire/read-tolerantly.ts'
import { write } from '../../wire/write.ts'
import { frontSettings } from './front-settings.ts'
import { operatorSettings, settings } from './settings.ts'

const valueFrom = (wire: unknown) => {
  const reading = read(settings, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('an empty settings document', () => {
  it('has the documented defaults', () => {
    expect(valueFrom({})).toMatchObject({
      site: { cacheVersion: '2.0.15', usesPageTranslation: false, demoPreviews: [] },
      pendingOrderSeconds: 1800,
      currencySymbol: '₽',
      percentMax: 3000,
      loginChannels: ['sms'],
      tips: { presets: [0, 5, 10, 15] },
      showsOutOfStock: true,
      realtime: { cluster: 'eu', forceTls: true },
      promo: { autoCouponsSum: false },
      extra: {},
    })
  })

  it('has them also where PHP says nothing in its own ways', () => {
    const nothing = {
      allSettings: [],
      pending_order_cansel_time: '',
      front_currency: false,
      colors: [],
      zones: '',
    }
    expect(valueFrom(nothing)).toEqual(valueFrom({}))
  })
})

it('keeps the operator’s own keys and writes them back', () => {
  const wire = { allSettings: { own_flag: 1 }, facade: { own: 'x' }, my_settings: { deep: [1] } }
  const value = valueFrom(wire)
  expect(value.extra).toEqual({ my_settings: { deep: [1] } })
  expect(value.site.extra).toEqual({ own_flag: 1 })
  expect(write(settings, value)).toMatchObject(wire)
})

it('finds allSettings also spread over the document', () => {
  const value = valueFrom({ cache_ver_site: '3.1', include: { metrix: '<script></script>' }, logo: '/l.svg' })
  expect(value.site).toMatchObject({ cacheVersion: '3.1', include: { metrics: '<script></script>' } })
  expect(value.extra).toEqual({})
})

it('finds the promo settings by themselves and among the others', () => {
  const among = valueFrom({ auto_coupons_summing: 'yes' })
  expect(among.promo.autoCouponsSum).toBe(true)
  expect(among.extra).toEqual({})
  expect(valueFrom({ promo_settings: { auto_coupons_summing: '1' } }).promo).toEqual(among.promo)
  expect(write(settings, among)).toMatchObject({
    auto_coupons_summing: true,
    promo_settings: { auto_coupons_summing: true },
  })
})

it('reads delivery types as entries or by their method id', () => {
  const methods = valueFrom({
    shipping_methods: ['local_pickup', { type: 'flat_rate', label: 'Доставка' }],
  }).shippingMethods
  expect(methods).toEqual([
    { label: '', type: 'local_pickup', dbType: 'local_pickup', oldType: 'pickup' },
    { label: 'Доставка', type: 'flat_rate', dbType: 'flat_rate', oldType: 'delivery' },
  ])
})

it('operator scripts keep every byte', () => {
  const scripts = '<script>if (a &amp;&amp; b < 1) { go("&lt;") }</script>'
  expect(valueFrom({ allSettings: { include: { scripts } } }).site.include.scripts).toBe(scripts)
})

it('reads delivery types kept by their method id', () => {
  const methods = valueFrom({
    shipping_methods: { lounge: { label: 'В зале' }, flat_rate: '1' },
  }).shippingMethods
  expect(methods.map(({ type, label }) => [type, label])).toEqual([
    ['lounge', 'В зале'],
    ['flat_rate', ''],
  ])
})

describe('settings of a foreign server never close the shop', () => {
  const opened = (wire: unknown) => {
    const warnings: string[] = []
    const reading = readTolerantly(settings, wire, (one) => warnings.push(one.path))
    return { value: reading.ok ? reading.value : null, warnings }
  }

  it.each([
    [{ demo_previews: 'x', cache_ver_site: '3' }],
    [{ allSettings: { demo_previews: 'x' } }],
    [{ auto_coupons_summing: 'perhaps' }],
    [{ promo_settings: { auto_coupons_summing: {} } }],
    [{ colors: { yellow: { value: '#ff0' } } }],
    [{ zones: [{ type: 'Feature' }] }],
    [{ zones: { type: 'FeatureCollection', features: [5] } }],
    [{ warehouses: [{ id: 1, name: 'x', work_time: 'always' }] }],
    [{ front_currency: 5, percent_max: 'much', map: [1], delivery: 'yes', locations: [{}] }],
    [{ languages: 'ru', currencies: [{ code: '' }], menu: [{}], login_channels: ['pigeon'] }],
  ])('%j', (wire) => {
    const { value, warnings } = opened(wire)
    expect(value).not.toBeNull()
    expect(warnings.length).toBeGreaterThan(0)
  })

  it('loses the broken zone only, in a collection and in a bare list', () => {
    const ring = [
      [39, 57],
      [40, 57],
      [40, 58],
      [39, 57],
    ]
    const geometry = { type: 'Polygon', coordinates: [ring] }
    const good = { type: 'Feature', properties: { id: 1, warehouse_id: 1, delivery_price: 5 }, geometry }
    const bad = {
      type: 'Feature',
      properties: { id: 2, warehouse_id: 1, delivery_price: 5, min_sum: 'x' },
      geometry,
    }
    expect(opened({ zones: [bad, good] }).value?.zones.map((zone) => zone.id)).toEqual([1])
    expect(opened({ zones: { features: [good, bad] } }).value?.zones.map((zone) => zone.id)).toEqual([1])
  })
})

it('a broken popup of a foreign server is left out, the settings stay', () => {
  const warnings: string[] = []
  const wire = { popups: [{ id: 'x' }, { id: 2, title: 'ok' }], logo: '/l.svg' }
  const reading = readTolerantly(settings, wire, (one) => warnings.push(one.path))
  expect(reading.ok && reading.value.popups.map((one) => one.id)).toEqual([2])
  expect(warnings).toContain('popups[0].id')
})

it('settings.json holds what the operator decides, not what other files hold', () => {
  const reading = read(operatorSettings, {})
  const wire = reading.ok ? write(operatorSettings, reading.value) : {}
  expect(Object.keys(wire)).not.toContain('warehouses')
  expect(Object.keys(wire)).toContain('bonus_levels')
})

it.each([
  [{ catalog_type: 'samokat' }, 'samokat'],
  [{}, 'cat1'],
  [{ catalog_type: '' }, 'cat1'],
])('the page type of %j is %s', (wire, type) => {
  expect(read(frontSettings, wire)).toMatchObject({ ok: true, value: { pageType: type } })
})

it.each([
  ['one number', 5, [5]],
  ['a text of numbers', '5, 7', [5, 7]],
  ['a list of numbers', ['5', 7], [5, 7]],
  ['records', [{ id: '5', title: 'Зал' }], [5]],
  ['nothing', '', []],
])('the galleries of the page are told by %s', (_name, galleries, ids) => {
  const reading = read(settings, { galleries })
  expect(reading.ok && reading.value.galleries.map(({ id }) => id)).toEqual(ids)
})
