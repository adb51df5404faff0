import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'
import type { StayRow } from './stay-row.ts'

/** Somebody's table is not what it was. */
export function announceTable(
  engine: Engine,
  sql: Sql,
  { id, warehouse_id: kitchen, table_id: table }: StayRow,
  now: Date,
): Promise<void> {
  const data = { id, kitchen, table }
  return publishEvent(engine, sql, now, { channel: officeChannel(kitchen), event: 'table', data })
}
