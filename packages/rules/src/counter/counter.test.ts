import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedSpan } from './counted-span.ts'
import { type DrawerCash, drawerDifference, expectedCash } from './expected-cash.ts'
import { receiptOf, usualReceipt } from './receipt-of.ts'
import { tipsOfPeople } from './tips-of-people.ts'

const money = fc.integer({ min: 0, max: 10_000_000 })
const cash: fc.Arbitrary<DrawerCash> = fc.record({
  float: money,
  paidIn: money,
  paidOut: money,
  taken: money,
  change: money,
  refunds: money,
})
const empty: DrawerCash = { float: 0, paidIn: 0, paidOut: 0, taken: 0, change: 0, refunds: 0 }

describe('a drawer', () => {
  it('[J1] holds its float and all that came, less all that went', () => {
    const evening = { float: 5_000_00, paidIn: 500_00, paidOut: 1_200_00, taken: 9_000_00, change: 1_100_00 }
    expect(expectedCash({ ...evening, refunds: 590_00 })).toBe(11_610_00)
    fc.assert(
      fc.property(cash, money, (drawer, sum) => {
        const more = (key: keyof DrawerCash) => expectedCash({ ...drawer, [key]: drawer[key] + sum })
        for (const key of ['float', 'paidIn', 'taken'] as const)
          expect(more(key)).toBe(expectedCash(drawer) + sum)
        for (const key of ['paidOut', 'change', 'refunds'] as const)
          expect(more(key)).toBe(expectedCash(drawer) - sum)
      }),
    )
  })

  it('[J2] is over or short by what was counted beside it', () => {
    expect(drawerDifference({ ...empty, float: 100 }, 40)).toBe(-60)
    fc.assert(
      fc.property(cash, fc.integer({ min: -1_000, max: 1_000 }), (drawer, off) => {
        expect(drawerDifference(drawer, expectedCash(drawer) + off)).toBe(off)
      }),
    )
  })
})

describe('a receipt', () => {
  it.each([
    ['cash to the kopeck', { cash: 900_00, card: null, change: null }, [900_00, 0, 0]],
    ['a note and its change', { cash: 1_000_00, card: null, change: 100_00 }, [1_000_00, 0, 100_00]],
    [
      '[J4] a note of which no change is said',
      { cash: 1_000_00, card: null, change: null },
      [1_000_00, 0, 100_00],
    ],
    ['card', { cash: null, card: 900_00, change: null }, [0, 900_00, 0]],
    ['both', { cash: 500_00, card: 400_00, change: null }, [500_00, 400_00, 0]],
    ['too little', { cash: 800_00, card: null, change: null }, null],
    ['change that is not right', { cash: 1_000_00, card: null, change: 200_00 }, null],
    ['more than owed by card', { cash: 200_00, card: 1_000_00, change: 300_00 }, null],
    ['nothing', { cash: null, card: null, change: null }, null],
  ])('[J3] %s', (_, paid, sums) => {
    const receipt = receiptOf(900_00, paid)
    expect(receipt && [receipt.cash, receipt.card, receipt.change]).toEqual(sums)
  })

  it('[J3] always makes what was owed', () => {
    const sum = fc.option(fc.integer({ min: 0, max: 2_000 }))
    fc.assert(
      fc.property(fc.nat(2_000), sum, sum, sum, (owed, given, card, change) => {
        const receipt = receiptOf(owed, { cash: given, card, change })
        if (!receipt) return
        expect(receipt.cash + receipt.card - receipt.change).toBe(owed)
        expect(receipt.card).toBeLessThanOrEqual(owed)
        expect(receipt.change).toBeLessThanOrEqual(receipt.cash)
      }),
    )
  })

  it('[J4] of nothing that was said is what the guest had chosen', () => {
    expect(usualReceipt(900_00, true)).toEqual({ cash: 0, card: 900_00, change: 0 })
    expect(usualReceipt(900_00, false)).toEqual({ cash: 900_00, card: 0, change: 0 })
  })
})

describe('tips', () => {
  const order = fc.record<Parameters<typeof tipsOfPeople>[0][number]>({
    deliveryType: fc.constantFrom('flat_rate', 'local_pickup', 'lounge'),
    tips: fc.nat(1_000),
    courier: fc.option(fc.integer({ min: 1, max: 3 })),
  })

  it('[J5] are the courier’s who brought the order, or the kitchen’s', () => {
    const tips = tipsOfPeople([
      { deliveryType: 'flat_rate', tips: 50, courier: 7 },
      { deliveryType: 'flat_rate', tips: 100, courier: 7 },
      { deliveryType: 'flat_rate', tips: 30, courier: null },
      { deliveryType: 'local_pickup', tips: 20, courier: 7 },
      { deliveryType: 'flat_rate', tips: 0, courier: 8 },
    ])
    expect(tips).toEqual([
      { courier: 7, amount: 150 },
      { courier: null, amount: 50 },
    ])
  })

  it('[J5] are all given to somebody, once', () => {
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const given = tipsOfPeople(orders)
        expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          orders.reduce((sum, { tips }) => sum + tips, 0),
        )
        expect(new Set(given.map(({ courier }) => courier)).size).toBe(given.length)
      }),
    )
  })
})

describe('what a close of the day counts', () => {
  const HOUR = 3_600_000
  const day = (index: number) => ({
    from: new Date(index * 24 * HOUR),
    to: new Date((index + 1) * 24 * HOUR),
  })
  /** Hours after the day began at which it was signed. */
  const signed = fc.option(fc.integer({ min: 1, max: 40 }))

  it('[J6] leaves the rest of a day that was signed early to the next', () => {
    const at = (hour: number) => new Date(hour * HOUR)
    expect(countedSpan(day(0), { before: null, own: at(22) })).toEqual({ from: at(0), to: at(22) })
    expect(countedSpan(day(1), { before: at(22), own: null })).toEqual({ from: at(22), to: at(48) })
    expect(countedSpan(day(1), { before: at(30), own: at(50) })).toEqual({ from: at(24), to: at(48) })
  })

  it('[J6] every instant is counted once, however late days are signed', () => {
    fc.assert(
      fc.property(fc.array(signed, { minLength: 1, maxLength: 5 }), (hours) => {
        const closes = hours.map((hour, index) =>
          hour === null ? null : new Date(day(index).from.getTime() + hour * HOUR),
        )
        const spans = closes.map((own, index) =>
          countedSpan(day(index), { before: closes[index - 1] ?? null, own }),
        )
        for (const [index, { from, to }] of spans.entries()) {
          expect(from.getTime()).toBeLessThanOrEqual(to.getTime())
          const next = spans[index + 1]
          if (next) expect(next.from).toEqual(to)
        }
      }),
    )
  })
})
