import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { nextWish, type Wish } from './wishes.ts'

interface Placed {
  readonly id: string
  readonly key: string
}

/** What the customers were told, and what they do not know. */
export interface Answers {
  /** Orders by the key they were sent under. */
  readonly placed: Map<string, Placed>
  readonly cancelled: Set<string>
  /** Sent, and never answered: placed or not, but not twice. */
  readonly unanswered: Map<string, Wish>
  /** How many tables were given, and how many orders were paid with bonuses too. */
  tables: number
  withBonuses: number
  /** Answers no customer should ever get. */
  readonly wrong: string[]
}

export const noAnswers = (): Answers => ({
  placed: new Map(),
  cancelled: new Set(),
  unanswered: new Map(),
  tables: 0,
  withBonuses: 0,
  wrong: [],
})

/** Customers who order, and now and then cancel, until they are told to stop; a shop that is away is tried again. */
export async function sendCustomers(
  count: number,
  url: () => string,
  wants: { readonly products: readonly number[]; readonly tokens: readonly string[] },
  answers: Answers,
  isOver: () => boolean,
): Promise<void> {
  const customer = async () => {
    while (!isOver()) {
      const key = randomUUID()
      const wish = nextWish(wants.products, wants.tokens)
      let order = await place(url(), key, wish, answers)
      while (!order && !isOver() && answers.unanswered.has(key)) {
        await wait(100)
        order = await place(url(), key, wish, answers)
      }
      if (order && randomInt(5) === 0) await cancel(url(), order, answers)
    }
  }
  await Promise.all(Array.from({ length: count }, customer))
}

/** Asks again, under the same keys, for what was never answered: each becomes one order. */
export async function askAgain(url: string, answers: Answers): Promise<void> {
  for (const [key, wish] of [...answers.unanswered]) {
    answers.unanswered.delete(key)
    await place(url, key, wish, answers)
  }
}

async function place(url: string, key: string, wish: Wish, answers: Answers): Promise<Placed | null> {
  const query = wish.token ? `?token=${encodeURIComponent(wish.token)}` : ''
  const answer = await post(`${url}/wp-json/checkout/v1/orders${query}`, wish.body, {
    'idempotency-key': key,
  })
  if (answer === null) answers.unanswered.set(key, wish)
  else if (answer.status === 201 || answer.status === 200) {
    const { id, key: own } = answer.body.order as { id: string; key: string }
    answers.unanswered.delete(key)
    answers.placed.set(key, { id, key: own })
    if (wish.isTable) answers.tables += 1
    if (wish.token) answers.withBonuses += 1
    return { id, key: own }
  } else if (answer.status === 503) answers.unanswered.set(key, wish)
  else if (wish.isTable && answer.body.code === 'table_taken') answers.unanswered.delete(key)
  else
    answers.wrong.push(`an order was answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
  return null
}

async function cancel(url: string, { id, key }: Placed, answers: Answers): Promise<void> {
  const answer = await post(`${url}/wp-json/checkout/v1/orders/${id}/cancel`, JSON.stringify({ key }), {})
  if (answer?.status === 200) answers.cancelled.add(id)
  else if (answer !== null && answer.status !== 503)
    answers.wrong.push(
      `a cancellation was answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
    )
}

/** null when nobody answered, or only half. */
async function post(url: string, body: string, headers: Record<string, string>) {
  // Every customer has an address of his own: the limits are for one who floods.
  const from = `198.51.${randomInt(256)}.${randomInt(256)}`
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return null
  }
}
