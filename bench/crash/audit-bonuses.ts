import type { Database } from '@samobranka/backend'

interface Order {
  readonly id: number
  readonly number: string
  readonly status: string
  readonly bonus_total: number
}

/** Balances are the sums of their entries; what an order holds is what it says, and nothing once it is cancelled. */
export async function wrongBonuses(db: Database, orders: readonly Order[]): Promise<string[]> {
  const entries = await db.sql
    .selectFrom('bonus_entries')
    .select(['customer_id', 'order_id', 'amount'])
    .execute()
  const balances = new Map<number, number>()
  const held = new Map<number, number>()
  for (const { customer_id, order_id, amount } of entries) {
    balances.set(customer_id, (balances.get(customer_id) ?? 0) + amount)
    if (order_id !== null) held.set(order_id, (held.get(order_id) ?? 0) - amount)
  }
  const customers = await db.sql.selectFrom('customers').select(['id', 'bonus_balance']).execute()
  const due = ({ status, bonus_total }: Order) => (status === 'cancelled' ? 0 : bonus_total)
  return [
    ...customers
      .filter(({ id, bonus_balance }) => bonus_balance !== (balances.get(id) ?? 0))
      .map(({ id }) => `the balance of customer ${id} is not the sum of its entries`),
    ...orders
      .filter((order) => (held.get(order.id) ?? 0) !== due(order))
      .map(
        (order) => `order ${order.number} holds ${held.get(order.id) ?? 0} bonuses instead of ${due(order)}`,
      ),
  ]
}
