import type { Settings } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { makeMapSettings } from './make-map-settings.ts'

const city = { west: 39.3, south: 57.1, east: 39.5, north: 57.2 }
const settings = (map: Partial<Settings['map']>, point: { lat: number; lon: number } | null) =>
  ({
    map: { provider: '', key: '', styleUrl: '', ...map },
    delivery: { mapCentre: null },
    warehouses: [{ point }],
  }) as unknown as Settings
const here = { lat: 57.15, lon: 39.4 }
const elsewhere = { lat: 55.75, lon: 37.62 }
const providerOf = (given: Settings, bounds: typeof city | null) =>
  makeMapSettings(given, { city: bounds, isProduction: true }).provider

describe('a map', () => {
  it('is Yandex’s with its key, the operator’s style, or the city he brought', () => {
    expect(providerOf(settings({ provider: 'yandex', key: 'k' }, elsewhere), null)).toBe('yandex')
    expect(providerOf(settings({ styleUrl: '/style.json' }, null), null)).toBe('maplibre')
    expect(providerOf(settings({}, here), city)).toBe('maplibre')
  })

  it('is none without any of them', () => {
    expect(providerOf(settings({}, here), null)).toBe('none')
    expect(providerOf(settings({ provider: 'yandex' }, here), null)).toBe('none')
  })

  it('is none where the city that is there is another', () => {
    expect(providerOf(settings({}, elsewhere), city)).toBe('none')
    expect(providerOf(settings({}, null), city)).toBe('none')
  })

  it('says what to set for one, but not in production', () => {
    const settingsIn = (isProduction: boolean) =>
      makeMapSettings(settings({}, here), { city: null, isProduction }).tellsOwner
    expect([settingsIn(false), settingsIn(true)]).toEqual([true, false])
  })
})
