import type { OrderCard } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Context } from '../../http/context.ts'
import type { OrderRow } from '../../orders/order-record.ts'
import type { Staff } from '../../staff/staff-call.ts'
import { kitchenSwitches } from '../../switches/kitchen-switches.ts'
import { loadCardFacts } from './card-facts.ts'
import { viewCard } from './view-card.ts'

interface Reader {
  readonly staff: Staff
  readonly language: Language
  readonly now: Date
}

export async function loadCards(
  context: Pick<Context, 'db' | 'snapshot' | 'switches'>,
  orders: readonly OrderRow[],
  reader: Reader,
): Promise<OrderCard[]> {
  if (orders.length === 0) return []
  const facts = await loadCardFacts(context.db.sql, orders)
  const business = context.snapshot().own()
  const busy = new Map(
    business.warehouses.map(({ id }) => [
      id,
      kitchenSwitches(context, business, id, reader.now).busy.cooking,
    ]),
  )
  const busyMinutes = (kitchen: number) => busy.get(kitchen) ?? 0
  return orders.map((order) => viewCard(order, facts, { ...reader, business, busyMinutes }))
}
