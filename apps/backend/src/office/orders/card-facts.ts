import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { OrderLineRow } from '../../orders/order-record.ts'

export type WorkRow = Selectable<Tables['order_work']>
export type HeldRow = Pick<Selectable<Tables['held_deeds']>, 'id' | 'order_id' | 'kind' | 'due_at'>

/** What cards show beside their orders, each looked up once for all of them. */
export interface CardFacts {
  readonly work: ReadonlyMap<number, WorkRow>
  readonly lines: ReadonlyMap<number, readonly OrderLineRow[]>
  readonly held: ReadonlyMap<number, HeldRow>
  /** How many orders of the same guest came before. */
  readonly before: ReadonlyMap<number, number>
  /** Names of people, by number. */
  readonly staff: ReadonlyMap<number, string>
}
