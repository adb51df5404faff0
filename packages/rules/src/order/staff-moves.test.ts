import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../model/order.ts'
import type { DeliveryType } from '../model/place.ts'
import { staffMove, staffMovesFrom } from './staff-moves.ts'

const types: readonly DeliveryType[] = ['flat_rate', 'local_pickup', 'lounge']

/** Forward, back and to the end, as the page of the order offers them. */
const table = `
pending   any          accepted cancelled
accepted  any          cooking cancelled
cooking   flat_rate    courier cancelled accepted
cooking   local_pickup ready cancelled accepted
cooking   lounge       ready cancelled accepted
ready     any          handed cancelled cooking
courier   any          handed cancelled cooking
handed    any
cancelled any`

describe('moves of staff', () => {
  it('[O17] are those of the table, and no other', () => {
    const rows = table
      .trim()
      .split('\n')
      .map((row) => row.split(/\s+/))
    for (const from of ORDER_STATUSES)
      for (const type of types) {
        const row = rows.find(([f, t]) => f === from && (t === 'any' || t === type))
        expect(
          staffMovesFrom(from, type).map(({ to }) => to),
          `${from}, ${type}`,
        ).toEqual(row?.slice(2))
      }
  })

  it('[O18] go one step back from cooking, ready and courier', () => {
    expect(staffMove('cooking', 'accepted', 'flat_rate')).toMatchObject({ back: true })
    expect(staffMove('ready', 'cooking', 'local_pickup')).toMatchObject({ back: true })
    expect(staffMove('courier', 'cooking', 'flat_rate')).toMatchObject({ back: true })
    expect(staffMove('courier', 'accepted', 'flat_rate')).toBeNull()
    expect(staffMove('handed', 'courier', 'flat_rate')).toBeNull()
  })

  it('[O19] spoil what was cooked already: its stock does not come back', () => {
    const spoilt = ORDER_STATUSES.filter((from) => staffMove(from, 'cancelled', 'flat_rate')?.spoilt)
    expect(spoilt).toEqual(['ready', 'courier'])
  })
})
