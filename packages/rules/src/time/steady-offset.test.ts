import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInPopupWindow } from '../popup/popup-window.ts'
import { localTime, steadyOffset } from './local-time.ts'
import { knownOffset, knowSteadyOffset } from './steady-offset.ts'

const DAY_MS = 86_400_000
const at = (iso: string) => new Date(iso)

it('[Q8] reaches forty days where clocks are never changed', () => {
  const now = at('2026-11-15T12:00:00Z')
  const { fromMs, untilMs, offsetMs } = steadyOffset('Europe/Moscow', now)
  expect(offsetMs).toBe(3 * 3_600_000)
  expect(now.getTime() - fromMs).toBeGreaterThan(38 * DAY_MS)
  expect(untilMs - now.getTime()).toBeGreaterThan(38 * DAY_MS)
})

it('[Q8] ends before the clock is changed', () => {
  const { fromMs, untilMs } = steadyOffset('Europe/Berlin', at('2026-10-20T12:00:00Z'))
  expect(untilMs).toBeLessThanOrEqual(at('2026-10-25T01:00:00Z').getTime())
  expect(untilMs).toBeGreaterThan(at('2026-10-23T00:00:00Z').getTime())
  expect(steadyOffset('Europe/Berlin', at('2026-10-25T12:00:00Z')).fromMs).toBeGreaterThanOrEqual(
    at('2026-10-25T01:00:00Z').getTime(),
  )
  expect(fromMs).toBeLessThan(at('2026-09-15T00:00:00Z').getTime())
})

it('[Q8] shows, once it is known, the same wall clock as the zone does', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe', '+03:00']
  const instants = fc.date({ min: at('2025-01-01'), max: at('2028-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, instants, (zone, around, instant) => {
      // A name of its own for the zone that is only told of.
      const steady = { ...steadyOffset(zone, around), zone: `steady ${zone}` }
      knowSteadyOffset(steady)
      const isKnown = knownOffset(instant.getTime(), steady.zone) !== null
      expect(isKnown).toBe(instant.getTime() >= steady.fromMs && instant.getTime() <= steady.untilMs)
      expect(knownOffset(around.getTime(), steady.zone)).toBe(steady.offsetMs)
      if (isKnown) expect(localTime(instant, steady.zone)).toEqual(localTime(instant, zone))
    }),
    { numRuns: 2_000 },
  )
})

it('[Q8] is enough to judge a window of next year', () => {
  const now = at('2026-11-15T12:00:00Z')
  // Whoever asked for this zone would be refused.
  knowSteadyOffset({ ...steadyOffset('Europe/Moscow', now), zone: 'only told' })
  expect(isInPopupWindow({ from: '2027-12-20T00:00', to: null }, now, 'only told')).toBe(false)
  expect(isInPopupWindow({ from: '01.02.2026', to: '2027-06-01' }, now, 'only told')).toBe(true)
})
