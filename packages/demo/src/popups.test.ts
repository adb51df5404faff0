import { duePopups, nextWindow, orderingDisabled, type Popup } from '@samobranka/rules'
import { describe, expect, it } from 'vitest'
import { readDemo } from './testing/read-demo.ts'

const { popups, settings, warehouses } = readDemo()
const THREE_HOURS_MS = 10_800_000
const starts = [
  '2026-11-14T09:00:00Z',
  '2026-12-31T20:00:00Z',
  '2027-02-01T12:00:00Z',
  '2028-02-29T01:30:00Z',
]

const unseen = { ever: [], thisVisit: [] }

const importedAt = (start: Date) => {
  const [first] = warehouses
  if (!first) throw new Error('no kitchen')
  return popups.map((one) => ({ ...one, ...nextWindow(one, start, first.workTime.timeZone) }))
}

/** What a visitor may meet whom the popup speaks to. */
const momentOf = ({ warehouseIds, zoneIds, onlyWhenStockEmpty }: Popup, now: Date) => ({
  now,
  timeZone: 'Europe/Moscow',
  warehouseId: warehouseIds[0] ?? null,
  zoneId: zoneIds[0] ?? null,
  stockEmpty: onlyWhenStockEmpty,
})

describe('the popups of the demo', () => {
  it('are of every kind', () => {
    const kinds: Record<string, (popup: Popup) => boolean> = {
      'once per browser': ({ oneOff }) => oneOff,
      'once a visit': ({ oneOff, repeatable }) => !oneOff && !repeatable,
      repeatable: ({ oneOff, repeatable }) => !oneOff && repeatable,
      everywhere: ({ warehouseIds }) => warehouseIds.length === 0,
      'of a kitchen': ({ warehouseIds }) => warehouseIds.length > 0,
      'of zones': ({ zoneIds }) => zoneIds.length > 0,
      'silent on weekdays': ({ bannedDays }) => bannedDays.length > 0,
      'of an empty kitchen': ({ onlyWhenStockEmpty }) => onlyWhenStockEmpty,
      'stopping the orders': ({ disablesOrderingAt }) => disablesOrderingAt.length > 0,
      dated: ({ from, to }) => from !== null && to !== null,
      leading: ({ link }) => link !== '',
    }
    expect(Object.entries(kinds).filter(([, is]) => !popups.some(is))).toEqual([])
  })

  it.each(starts)('all appear within a year from a start at %s', (text) => {
    const start = new Date(text)
    const moments = Array.from(
      { length: 365 * 8 },
      (_, step) => new Date(start.getTime() + step * THREE_HOURS_MS),
    )
    const own = importedAt(start)
    const silent = own.filter((popup) =>
      moments.every((now) => duePopups([popup], momentOf(popup, now), unseen).length === 0),
    )
    expect(silent.map(({ title }) => title)).toEqual([])
    const stopped = moments.filter((now) =>
      orderingDisabled(own, settings, { ...momentOf(own[3] as Popup, now), warehouseId: 2 }),
    )
    expect(stopped.length).toBeGreaterThan(0)
  })

  it.each(starts)('leave the hour of a start at %s in peace', (text) => {
    const now = new Date(text)
    for (const { id } of warehouses) {
      const moment = { now, timeZone: 'Europe/Moscow', warehouseId: id, zoneId: 2, stockEmpty: false }
      expect(duePopups(importedAt(now), moment, unseen)).toEqual([])
      expect(orderingDisabled(importedAt(now), settings, moment)).toBeNull()
    }
  })
})
