import { describe, expect, it } from 'vitest'
import { read } from '../../wire/read.ts'
import { readRecord } from '../../wire/read-record.ts'
import { write } from '../../wire/write.ts'
import { coupon } from './coupon.ts'

const least = { id: 1, discount_type: 'percent' }

const valueFrom = (wire: unknown) => {
  const reading = read(coupon, wire)
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults))
  return reading.value
}

describe('what a coupon keeps in its meta data', () => {
  it('the birthday window', () => {
    const meta = [
      { key: 'birthday_coupon_days_before', value: '3' },
      { key: 'birthday_coupon_days_after', value: 7 },
    ]
    expect(valueFrom({ ...least, birthday_coupon: 'yes', meta_data: meta }).birthday).toEqual({
      daysBefore: 3,
      daysAfter: 7,
    })
    expect(valueFrom({ ...least, meta_data: meta }).birthday).toBeNull()
  })

  it.each([
    [
      ['site', 'app'],
      ['site', 'app'],
    ],
    ['site, app', ['site', 'app']],
    ['', []],
    [false, []],
  ])('devices %j', (value, devices) => {
    expect(valueFrom({ ...least, meta_data: [{ key: 'coupon_only_for_device', value }] }).devices).toEqual(
      devices,
    )
  })

  it('that it applies by itself, unless its own flag speaks', () => {
    const meta_data = [{ key: 'coupon-autoapply', value: 'yes' }]
    expect(valueFrom({ ...least, meta_data }).autoApply).toBe(true)
    expect(valueFrom({ ...least, meta_data, autoapply: '0' }).autoApply).toBe(false)
    expect(valueFrom(least).autoApply).toBe(false)
  })
})

describe('gifts', () => {
  const gift = { product_id: 5, variation_id: 0, quantity: '2' }
  const offer = { productId: 5, variationId: null, quantity: 2 }

  it.each([
    [gift, [offer]],
    [
      [gift, gift],
      [offer, offer],
    ],
    [{ 0: gift }, [offer]],
    [null, []],
    [[], []],
    ['', []],
  ])('%j', (wire, gifts) => {
    const value = valueFrom({ ...least, free_gift: wire })
    expect(value.gifts).toEqual(gifts)
    expect(valueFrom(write(coupon, value)).gifts).toEqual(gifts)
  })

  it('one is written as a record, several as a list', () => {
    expect(write(coupon, valueFrom({ ...least, free_gift: [gift] })).free_gift).toMatchObject({
      product_id: 5,
    })
    expect(write(coupon, valueFrom({ ...least, free_gift: [gift, gift] })).free_gift).toHaveLength(2)
  })
})

it.each([
  ['', null],
  ['0', 0],
  ['23', 23],
  ['09:00', 9],
  [null, null],
])('the hour %j', (wire, hour) => {
  expect(valueFrom({ ...least, coupon_avaible_day_hour_from: wire }).hourFrom).toBe(hour)
})

it.each([
  [
    [1, '2'],
    [1, 2],
  ],
  ['6,7', [6, 7]],
  [{ 0: 1, 3: '5' }, [1, 5]],
  ['', []],
  [false, []],
])('the weekdays %j', (wire, days) => {
  expect(valueFrom({ ...least, coupon_avaible_week_days: wire }).weekDays).toEqual(days)
})

it('an amount is hundredths of a per cent or money alike', () => {
  expect(valueFrom({ ...least, amount: '12.5' }).amount).toBe(1250)
  expect(valueFrom({ ...least, discount_type: 'fixed_cart', amount: 200 }).amount).toBe(20000)
})

it('WooCommerce’s limit of 0 is no limit', () => {
  expect(valueFrom({ ...least, usage_limit: 0, usage_limit_per_user: '3' })).toMatchObject({
    usageLimit: null,
    usageLimitPerUser: 3,
  })
})

it.each([
  ['minimum_amount', 'abc'],
  ['sklad_coupon', ['centre']],
  ['coupon_avaible_week_days', [8]],
  ['coupon_avaible_day_hour_to', '25'],
  ['coupon_avaible_day_hour_from', '24'],
  ['individual_coupon', 'perhaps'],
  ['discount_type', 'fixed_product'],
])(
  'a coupon whose %s is %j is dropped: a restriction that cannot be read must not fall away',
  (key, wrong) => {
    const warnings: unknown[] = []
    const wire = { ...least, id: 7, [key]: wrong }
    expect(readRecord(coupon, wire, (one) => warnings.push(one.id))).toBeNull()
    expect(warnings).toEqual([7])
  },
)
