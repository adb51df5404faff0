import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { officeChannel } from './office-channel.ts'
import { publishEvent } from './publish-event.ts'

interface Told {
  readonly kind: 'order' | 'message'
  readonly id: number
  readonly isNew: boolean
}

/** A request is for no kitchen: the boards of all hear of it. Numbers only. */
export async function announceRequest(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  sql: Sql,
  data: Told,
  now: Date,
): Promise<void> {
  for (const { id } of snapshot().own().warehouses)
    await publishEvent(db.engine, sql, now, { channel: officeChannel(id), event: 'request', data })
}
