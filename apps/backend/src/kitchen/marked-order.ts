import { type CookedItem, type OrderStatus, UNTOUCHED } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { type KitchenOrder, kitchenOrders, lineKey, remakeKey } from './kitchen-order.ts'

type MarkedItem = CookedItem & { readonly markedAt: Date }

/** An order while its marks are applied: what is marked is gathered, and written at the end. */
export interface MarkedOrder {
  readonly known: KitchenOrder
  readonly status: OrderStatus
  /** Whether it was ever taken: nobody cooks what nobody has accepted. */
  readonly isHere: boolean
  stateOf(item: string): CookedItem
  mark(item: string, state: MarkedItem): void
  front(at: Date | null): void
  readonly isTouched: boolean
  readonly marked: ReadonlyMap<string, MarkedItem>
  /** undefined where nothing was said of its turn. */
  readonly frontAt: Date | null | undefined
}

/** The orders of these marks that are this kitchen's, by the name that the marks have for them. */
export async function markedOrders(
  sql: Sql,
  kitchen: number,
  marks: readonly { readonly order: string }[],
): Promise<ReadonlyMap<string, MarkedOrder>> {
  const names = [...new Set(marks.map(({ order }) => order))]
  if (names.length === 0) return new Map()
  const rows = await sql
    .selectFrom('orders')
    .select('id')
    .where('public_id', 'in', names)
    .where('warehouse_id', '=', kitchen)
    .execute()
  const known = await kitchenOrders(
    sql,
    rows.map(({ id }) => id),
  )
  return new Map(known.map((one) => [one.order.public_id, markedOrder(one)]))
}

function markedOrder(known: KitchenOrder): MarkedOrder {
  const marked = new Map<string, MarkedItem>()
  let frontAt: Date | null | undefined
  return {
    known,
    marked,
    status: known.order.status as OrderStatus,
    isHere: known.order.status === 'cancelled' || known.work.accepted_at !== null,
    stateOf: (item) => marked.get(item) ?? known.states.get(item) ?? UNTOUCHED,
    mark: (item, state) => void marked.set(item, state),
    front(at) {
      frontAt = at
    },
    get frontAt() {
      return frontAt
    },
    get isTouched() {
      return marked.size > 0 || frontAt !== undefined
    },
  }
}

interface Dish {
  readonly name: string
  readonly productId: number
  readonly isRemake: boolean
}

/** What is marked by that key; null where the order has no such thing. */
export function dishOf({ lines, remakes }: KitchenOrder, item: string): Dish | null {
  const line = lines.find((one) => lineKey(one) === item)
  if (line) return { name: line.name, productId: line.product_id, isRemake: false }
  const waste = remakes.find((one) => remakeKey(one) === item)
  return waste ? { name: waste.name, productId: waste.product_id, isRemake: true } : null
}
