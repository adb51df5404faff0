import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { publishEvent } from '../realtime/publish-event.ts'

/** The drawer, or the day, of a kitchen is not what it was. */
export function announceToCounter(engine: Engine, sql: Sql, kitchen: number, now: Date): Promise<void> {
  return publishEvent(engine, sql, now, {
    channel: officeChannel(kitchen),
    event: 'counter',
    data: { kitchen },
  })
}
