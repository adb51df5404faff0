import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'

/** Tells the screens of a kitchen that its tickets have changed, in the transaction that changed them. */
export function announceKitchen(
  engine: Engine,
  sql: Sql,
  kitchen: number,
  orders: readonly string[],
  now: Date,
): Promise<void> {
  return publishEvent(engine, sql, now, {
    channel: officeChannel(kitchen),
    event: 'kitchen',
    data: { kitchen, orders },
  })
}
