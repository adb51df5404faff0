import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { logIn, type TestCustomer } from '../testing/log-in.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { pickupOrder } from '../testing/order-body.ts'
import { act, move, place } from '../testing/order-calls.ts'

const DAY = 86_400_000

let shop: TestShop
let people: readonly TestCustomer[]
beforeAll(async () => {
  shop = await openShop({
    business: (b) => {
      b['settings.json'].referral = { discount_type: 'percent', amount: 10, referrer_bonus: 150 }
      b['settings.json'].percent_max = 100
      for (const warehouse of b['warehouses.json']) warehouse.work_time.around_clock = true
      b['wheel.json'].sectors = [
        { id: 1, label: '50 бонусов', type: 'bonus', amount: 50, weight: 2 },
        { id: 2, label: '500 бонусов', type: 'bonus', amount: 500, weight: 1 },
      ]
    },
  })
  people = [
    await logIn(shop, '+79161234567'),
    await logIn(shop, '+79161112244', 'ANNA501'),
    await logIn(shop, '+79161112255', 'ANNA501'),
  ]
})

interface Placed {
  readonly id: string
  readonly number: string
  readonly token: string
}
const orders: Placed[] = []

type Step =
  | { readonly kind: 'place'; readonly who: number; readonly bonuses: number }
  | { readonly kind: 'cancel' | 'hand' | 'stop'; readonly which: number }
  | { readonly kind: 'spin'; readonly who: number }
  | { readonly kind: 'tomorrow' }

const who = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), who, bonuses: fc.constantFrom(0, 20, 50, 100) }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'hand' as const, 'stop' as const),
    which: fc.nat(50),
  }),
  fc.record({ kind: fc.constant('spin' as const), who }),
  fc.constant<Step>({ kind: 'tomorrow' }),
)

async function take(next: Step): Promise<void> {
  if (next.kind === 'tomorrow') {
    shop.setClock(new Date(shop.clock().getTime() + DAY).toISOString())
  } else if (next.kind === 'spin') {
    const key = { 'idempotency-key': `${shop.clock().getTime()} ${next.who}` }
    await shop.send('POST', `/wp-json/wheel/spin?token=${people[next.who]?.token}`, {}, key)
  } else if (next.kind === 'place') {
    const token = people[next.who]?.token ?? ''
    const body = pickupOrder({ bonuses: String(next.bonuses), expected_total: null, take_date: today() })
    const { status, body: result } = await place(shop, body, { token })
    if (status === 201) orders.push({ id: result.order.id, number: result.order.number, token })
  } else {
    const order = orders[next.which % Math.max(1, orders.length)]
    if (!order) return
    if (next.kind === 'cancel') await act(shop, order.id, 'cancel', {}, { token: order.token })
    // The operator may stop what is on the stove already.
    else if (next.kind === 'stop') await move(shop, order.number, 'cooking', 'cancelled')
    else await move(shop, order.number, 'cooking', 'ready', 'completed')
  }
}

function today(): string {
  const [year, month, day] = new Date(shop.clock().getTime() + 3 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}.${month}.${year}`
}

/** Balances, and the sums of the ledger, by customer. */
async function accounts() {
  const customers = await shop.db.sql.selectFrom('customers').select(['id', 'bonus_balance']).execute()
  const entries = await shop.db.sql.selectFrom('bonus_entries').select(['customer_id', 'amount']).execute()
  const sumOf = (id: number) =>
    entries.filter((entry) => entry.customer_id === id).reduce((sum, { amount }) => sum + amount, 0)
  return {
    balances: customers.map(({ id, bonus_balance }) => [id, bonus_balance]),
    sums: customers.map(({ id }) => [id, sumOf(id)]),
  }
}

/** What each order moved, by its end: a cancelled one nothing, a handed one is rewarded once and keeps its write-off. */
async function movedByOrders() {
  const entries = await shop.db.sql
    .selectFrom('bonus_entries')
    .selectAll()
    .where('order_id', 'is not', null)
    .execute()
  const ends = await shop.db.sql.selectFrom('orders').select(['id', 'status', 'customer_id']).execute()
  return ends.map(({ id, status, customer_id }) => {
    const own = entries.filter((entry) => entry.order_id === id && entry.customer_id === customer_id)
    return {
      status,
      reasons: own.map(({ reason }) => reason),
      sum: own.reduce((sum, { amount }) => sum + amount, 0),
    }
  })
}

/** One of each, so that no run of luck proves less. */
const everything: Step[][] = [
  [{ kind: 'place', who: 0, bonuses: 50 }],
  [{ kind: 'place', who: 1, bonuses: 0 }],
  [{ kind: 'cancel', which: 0 }],
  [{ kind: 'hand', which: 1 }],
  [{ kind: 'spin', who: 2 }],
]

it('the balance is the sum of the ledger after any mix of orders, cancels, prizes and referrals', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        // What is in one round happens at the same moment.
        for (const round of rounds) await Promise.all(round.map(take))
        const { balances, sums } = await accounts()
        expect(balances).toEqual(sums)
        for (const [, balance] of balances) expect(balance).toBeGreaterThanOrEqual(0)
        for (const { status, reasons, sum } of await movedByOrders()) {
          expect(new Set(reasons).size, `${status}: ${reasons}`).toBe(reasons.length)
          if (status === 'cancelled') expect(sum).toBe(0)
          expect(reasons.includes('release')).toBe(status === 'cancelled' && reasons.includes('hold'))
          expect(reasons.includes('accrual') && status !== 'handed').toBe(false)
        }
      },
    ),
    { numRuns: 12, examples: [[everything]] },
  )
  for (const { token, id } of people) {
    const card = (await shop.json(`/wp-json/systeminfo/v1/bonus?user_id=${id}&token=${token}`)) as {
      points_balance: string
    }
    const { sums } = await accounts()
    const sum = sums.find(([owner]) => owner === id)?.[1] ?? Number.NaN
    expect(Math.round(Number(card.points_balance) * 100)).toBe(sum)
  }
  const reasons = await shop.db.sql.selectFrom('bonus_entries').select('reason').distinct().execute()
  expect(reasons.map(({ reason }) => reason).sort()).toEqual([
    'accrual',
    'hold',
    'opening',
    'referral',
    'release',
    'wheel',
  ])
}, 120_000)
