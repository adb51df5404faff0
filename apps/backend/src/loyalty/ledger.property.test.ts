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
  | { readonly kind: 'cancel' | 'hand'; readonly which: number }
  | { readonly kind: 'spin'; readonly who: number }
  | { readonly kind: 'tomorrow' }

const who = fc.nat(2)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), who, bonuses: fc.constantFrom(0, 20, 50, 100) }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'hand' as const), which: fc.nat(50) }),
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
    const { status, body: told } = await place(shop, body, { token })
    if (status === 201) orders.push({ id: told.order.id, number: told.order.number, token })
  } else {
    const order = orders[next.which % Math.max(1, orders.length)]
    if (!order) return
    if (next.kind === 'cancel') await act(shop, order.id, 'cancel', {}, { token: order.token })
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
      },
    ),
    { numRuns: 12, examples: [[everything]] },
  )
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
