import { knowSteadyOffset } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import type { Codec } from '../../wire/codec.ts'
import { pathText, read } from '../../wire/read.ts'
import { write } from '../../wire/write.ts'
import { paymentMethod } from '../order/payment-method.ts'
import { coordinates } from './coordinates.ts'
import { deliveryZone, deliveryZones } from './delivery-zone.ts'
import { timeZone } from './time-zone.ts'
import { warehouse } from './warehouse.ts'
import { week } from './work-time.ts'

const outcome = (codec: Codec<unknown>, wire: unknown): unknown => {
  const reading = read(codec, wire)
  return reading.ok ? reading.value : reading.faults.map(({ path, what }) => `${pathText(path)}: ${what}`)
}

describe('a week', () => {
  it('knows a day as a range, several ranges, or closed', () => {
    const wire = {
      1: { from: '10:00', to: '01:00' },
      2: [
        { from: '12:00', to: '16:00' },
        { from: '18:00', to: '24:00' },
      ],
      3: [],
      4: { from: '', to: '' },
    }
    const days = outcome(week, wire)
    expect(days).toEqual([
      [{ from: 600, to: 60 }],
      [
        { from: 720, to: 960 },
        { from: 1080, to: 1440 },
      ],
      [],
      [],
      [],
      [],
      [],
    ])
    expect(outcome(week, write(week, days as never))).toEqual(days)
  })

  it.each(['25:00', '10:60', 'ten', '24:01', 10])('does not know %j', (from) => {
    expect(outcome(week, { 1: { from, to: '12:00' } })).toEqual([expect.stringContaining('HH:MM')])
  })
})

it.each([
  ['Europe/Moscow', 'Europe/Moscow'],
  ['+03:00', '+03:00'],
  ['UTC+3', '+03:00'],
  ['UTC+5.5', '+05:30'],
  ['-0330', '-03:30'],
])('the time zone %j is %j', (wire, zone) => {
  expect(outcome(timeZone, wire)).toBe(zone)
})

it('takes a time zone that somebody has told of without asking the browser, which would not know this one', () => {
  expect(outcome(timeZone, 'Only/Told')).toEqual([': a time zone expected, got "Only/Told"'])
  knowSteadyOffset({ zone: 'Only/Told', fromMs: 0, untilMs: 1, offsetMs: 0 })
  expect(outcome(timeZone, 'Only/Told')).toBe('Only/Told')
})

it('refuses a time zone nobody knows', () => {
  expect(outcome(timeZone, 'Mars/Olympus')).toEqual([': a time zone expected, got "Mars/Olympus"'])
})

it.each([
  ['57.1,39.4', { lat: 57.1, lon: 39.4 }],
  ['57.1, 39.4', { lat: 57.1, lon: 39.4 }],
  [
    { lat: '57.1', lng: 39.4 },
    { lat: 57.1, lon: 39.4 },
  ],
  [[57.1, 39.4], { lat: 57.1, lon: 39.4 }],
  ['', null],
])('the place %j', (wire, point) => {
  expect(outcome(coordinates, wire)).toEqual(point)
})

it.each(['57.1', '139.4,57.1', 'here'])('%j is no place', (wire) => {
  expect(outcome(coordinates, wire)).toEqual([expect.stringContaining('coordinates')])
})

const ring = [
  [39, 57],
  [40, 57],
  [40, 58],
  [39, 57],
]
const feature = {
  type: 'Feature',
  id: 3,
  properties: { warehouse_id: '1', delivery_price: 99, free_from: null, min_sum: 0, time_minutes: 30 },
  geometry: { type: 'Polygon', coordinates: [ring] },
}

describe('a zone', () => {
  it('is a GeoJSON feature with its terms among the properties', () => {
    const zone = outcome(deliveryZone, feature)
    expect(zone).toEqual({
      id: 3,
      warehouseId: 1,
      deliveryPrice: 9900,
      freeFrom: null,
      minimumSum: 0,
      expressCost: null,
      timeMinutes: 30,
      payments: null,
      fill: '',
      stroke: '',
      area: [[ring]],
    })
    expect(outcome(deliveryZone, write(deliveryZone, zone as never))).toEqual(zone)
  })

  it('keeps several polygons and holes', () => {
    const geometry = { type: 'MultiPolygon', coordinates: [[ring, ring], [ring]] }
    const zone = outcome(deliveryZone, { ...feature, geometry }) as { area: unknown }
    expect(zone.area).toEqual([[ring, ring], [ring]])
    expect(write(deliveryZone, zone as never).geometry).toEqual(geometry)
  })

  it.each([
    { type: 'Point', coordinates: [39, 57] },
    { type: 'Polygon', coordinates: [[[39, 57]]] },
    { type: 'Polygon', coordinates: [] },
    null,
  ])('is refused with the geometry %j', (geometry) => {
    expect(outcome(deliveryZone, { ...feature, geometry })).toEqual([expect.stringMatching(/^geometry: /)])
  })

  it('an empty list of payments is a choice, none is not', () => {
    const withPayments = (payments: unknown) => ({
      ...feature,
      properties: { ...feature.properties, payments },
    })
    expect(outcome(deliveryZone, withPayments([]))).toMatchObject({ payments: [] })
    expect(outcome(deliveryZone, withPayments(null))).toMatchObject({ payments: null })
  })

  it('stands in a collection, or in its bare features', () => {
    const collection = { type: 'FeatureCollection', features: [feature] }
    expect(outcome(deliveryZones, collection)).toEqual(outcome(deliveryZones, [feature]))
    expect(write(deliveryZones, outcome(deliveryZones, [feature]) as never).type).toBe('FeatureCollection')
  })
})

it('a warehouse without hours is refused: nobody would know when it is open', () => {
  expect(outcome(warehouse, { id: 1, name: 'x' })).toEqual(['work_time: missing'])
})

it('a payment method knows WooCommerce’s method instances', () => {
  expect(outcome(paymentMethod, { id: 'cod', shipping_methods: ['flat_rate:3', 'lounge'] })).toMatchObject({
    shippingMethods: ['flat_rate', 'lounge'],
  })
})
