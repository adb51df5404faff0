import type { Money } from '@samobranka/rules'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { type NotificationKind, notify } from '../notifications/notify.ts'
import { publishEvent, userChannel } from '../realtime/publish-event.ts'

interface Movement {
  readonly customerId: number
  /** Negative for what is taken. */
  readonly amount: Money
}

/** Tells the customer of a movement on the card, in its own transaction. */
export async function notifyOfBonuses(
  engine: Engine,
  sql: Sql,
  now: Date,
  movement: Movement & { readonly kind: NotificationKind },
): Promise<void> {
  const { customerId, amount, kind } = movement
  // One bonus is one unit of the default currency.
  const count = Math.abs(amount) / 100
  await notify(engine, sql, now, { customerId, kind, params: { count } })
  await publishBonuses(engine, sql, now, movement)
}

/** Open pages ask for the card again: the event is a hint, never the truth. */
export async function publishBonuses(
  engine: Engine,
  sql: Sql,
  now: Date,
  { customerId, amount }: Movement,
): Promise<void> {
  const channel = userChannel(customerId)
  await publishEvent(engine, sql, now, {
    channel,
    event: 'bonus',
    data: { amount: (amount / 100).toFixed(2) },
  })
}
