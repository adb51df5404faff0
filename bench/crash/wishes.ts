import { randomInt } from 'node:crypto'
import { orderBody } from '../measure/shop-orders.ts'

export interface Wish {
  readonly body: string
  readonly token: string | null
  /** A table may be somebody else's already; that is an answer, not a fault. */
  readonly isTable: boolean
}

/** What the next customer wants: dishes, dishes paid with bonuses by who has some, or a table. */
export function nextWish(products: readonly number[], tokens: readonly string[]): Wish {
  const kind = randomInt(6)
  const token = tokens[randomInt(tokens.length)] ?? null
  const dishes = JSON.parse(orderBody(randomInt(1_000_000), products))
  if (kind === 0) return { body: JSON.stringify(tableOf(dishes.customer)), token: null, isTable: true }
  if (kind > 3 && token !== null)
    return { body: JSON.stringify({ ...dishes, bonuses: '50' }), token, isTable: false }
  return { body: JSON.stringify(dishes), token: null, isTable: false }
}

/** One of few evenings in the hall that never closes: two customers often want the same table. */
function tableOf(customer: object) {
  const hour = randomInt(13, 20)
  return {
    delivery_type: 'lounge',
    warehouse_id: 1,
    take_date: `${String(randomInt(7, 12)).padStart(2, '0')}.03.2026`,
    take_time: `${hour}:00-${hour}:30`,
    booking: { people: 2 },
    lines: [],
    coupons: [],
    gifts: [],
    people_count: 2,
    payment_method: 'cod',
    customer,
  }
}
