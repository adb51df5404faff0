import type { OrderBody } from '@samobranka/contract'
import { DEFAULT_LANGUAGE } from '@samobranka/dictionary'
import { placeOrder } from '../checkout/place/place-order.ts'
import { transaction } from '../database/transaction.ts'
import { VISITOR } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { Refusal } from '../http/refusal.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type JobKind, jobKind } from '../jobs/job-kind.ts'
import { providerName, SANDBOX } from '../payments/known-providers.ts'
import { loadStock } from '../publishing/load-stock.ts'
import { demoOrder } from './demo-order.ts'
import { DEMO_PAYMENT, type DemoPaymentJob } from './demo-payment-job.ts'
import { callGuest, DEMO_GUEST, type DemoGuestJob, demoRun } from './demo-run.ts'
import { between, type Random, seededRandom } from './seeded-random.ts'

/** A guest who is refused as often as this goes elsewhere. */
const TRIES = 12

/**
 * Each guest calls the next one: whichever host takes the job, there is one at a time, and a restart goes on where it
 * was.
 */
export const demoGuestJobKind: JobKind = jobKind<DemoGuestJob>({
  atOnce: 1,
  run: (context, { payload, signal }) => comeAsGuest(context, payload, signal),
})

async function comeAsGuest(context: Context, { run, guest }: DemoGuestJob, signal: AbortSignal) {
  const now = context.clock()
  const row = await demoRun(context.db.sql)
  if (context.production || !row || row.run !== run || row.until <= now.getTime()) return
  const random = seededRandom(`demo guest ${guest}`)
  await orderAs(context, { guest, origin: row.origin, random, now, signal })
  const pause = (60_000 / row.per_minute) * (0.5 + random())
  await transaction(context.db, async (sql) => {
    await sql
      .updateTable('demo_orders')
      .set({ guest: guest + 1 })
      .where('run', '=', run)
      .where('guest', '=', guest)
      .execute()
    await callGuest(sql, { run, guest: guest + 1 }, now, new Date(now.getTime() + pause))
  })
}

interface Guest {
  readonly guest: number
  readonly origin: string
  readonly random: Random
  readonly now: Date
  readonly signal: AbortSignal
}

/** By the same door as everybody: what the shop refuses them they want differently. */
async function orderAs(context: Context, { guest, origin, random, now, signal }: Guest): Promise<void> {
  const local = context.snapshot().own()
  const stock = await loadStock(context.db.sql)
  const shop = { local, stock, paysInSandbox: providerName(context) === SANDBOX }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const body = demoOrder(random, shop, now)
    if (!body) continue
    const placed = await placeOrder(callOf(context, { guest, origin, now, signal }, body), context)
    if (!(placed instanceof Refusal)) return payLater(context, placed.value.order.id, random, now)
    // A key answers for one order: this guest has been here before the restart.
    if (placed.code === 'idempotency_conflict') return
  }
}

/** The call as a browser of theirs would make it. */
function callOf(
  context: Context,
  { guest, origin, now, signal }: Omit<Guest, 'random'>,
  body: OrderBody,
): Parameters<typeof placeOrder>[0] {
  const headers = { 'idempotency-key': `${DEMO_GUEST}-${guest}` }
  const request = new Request(`${origin}/wp-json/checkout/v1/orders`, { method: 'POST', headers })
  return {
    request,
    url: new URL(request.url),
    params: {},
    query: null,
    body,
    rawBody: '',
    caller: VISITOR,
    language: context.snapshot().defaultLanguage,
    messageLanguage: DEFAULT_LANGUAGE,
    now,
    signal: () => signal,
  }
}

/** What waits for its money is paid by its guest a moment later, and now and then not at all. */
async function payLater(context: Context, orderId: string, random: Random, now: Date): Promise<void> {
  const seconds = between(random, 5, 25)
  if (random() < 0.1) return
  const payment = await context.db.sql
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('orders.public_id', '=', orderId)
    .where('payments.provider', '=', SANDBOX)
    .executeTakeFirst()
  if (!payment) return
  const payload: DemoPaymentJob = { paymentId: payment.id }
  const dueAt = new Date(now.getTime() + seconds * 1_000)
  const uniqueKey = `${DEMO_PAYMENT}-${payment.id}`
  await transaction(context.db, (sql) =>
    enqueue(sql, now, [{ kind: DEMO_PAYMENT, payload, uniqueKey, dueAt }]),
  )
}
