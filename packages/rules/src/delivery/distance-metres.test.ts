import { describe, expect, it } from 'vitest'
import { distanceMetres } from './distance-metres.ts'
import { isPoint } from './is-point.ts'
import { pointAgrees } from './point-agrees.ts'

const moscow = { lat: 55.7558, lon: 37.6173 }
const petersburg = { lat: 59.9343, lon: 30.3351 }

describe('distanceMetres', () => {
  it('[Z1] is the great circle’s', () => {
    expect(distanceMetres(moscow, petersburg) / 1000).toBeCloseTo(633, 0)
    expect(distanceMetres(petersburg, moscow) / 1000).toBeCloseTo(633, 0)
    expect(distanceMetres(moscow, moscow)).toBe(0)
    expect(distanceMetres({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(111_195.08, 1)
    expect(distanceMetres({ lat: 60, lon: 10 }, { lat: 60, lon: 11 })).toBeCloseTo(55_597.01, 1)
    expect(distanceMetres({ lat: 10, lon: 179.5 }, { lat: 10, lon: -179.5 })).toBeCloseTo(109_505.7, 0)
  })
})

describe('isPoint', () => {
  it.each<[number, number, boolean]>([
    [57.1, 39.4, true],
    [90, 180, true],
    [-90, -180, true],
    [90.1, 0, false],
    [-90.1, 10, false],
    [10, 180.1, false],
    [10, -180.1, false],
    [0, 0, false],
    [0, 10, true],
    [10, 0, true],
    [Number.NaN, 10, false],
    [10, Number.NaN, false],
  ])('[Z2] latitude %d, longitude %d: %s', (lat, lon, expected) => {
    expect(isPoint({ lat, lon })).toBe(expected)
  })
})

describe('pointAgrees', () => {
  // A degree of latitude is 111 195 m.
  const north = (metres: number) => ({ lat: 57 + metres / 111_195.08, lon: 39 })

  it('[Z3] up to 300 m from the address, no farther', () => {
    expect(pointAgrees(north(0), north(0))).toBe(true)
    expect(pointAgrees(north(299.9), north(0))).toBe(true)
    expect(pointAgrees(north(0), north(300.1))).toBe(false)
    expect(pointAgrees({ lat: 39, lon: 57 }, { lat: 57, lon: 39 })).toBe(false)
  })
})
