import type { DemoOrders } from '@samobranka/contract'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'

/** The job in which one demo guest orders, and calls the next one. */
export const DEMO_GUEST = 'demo-guest'
export interface DemoGuestJob {
  readonly run: number
  readonly guest: number
}

/** A board that was left alone must not fill up for ever. */
const LASTS_MS = 1_800_000
const USUAL_PER_MINUTE = 4

export const demoRun = (sql: Sql) => sql.selectFrom('demo_orders').selectAll().executeTakeFirst()

export async function demoOrdersNow({ db, production }: Context, now: Date): Promise<DemoOrders> {
  const row = await demoRun(db.sql)
  const isOn = !production && row !== undefined && row.until > now.getTime()
  return {
    on: isOn,
    perMinute: row?.per_minute ?? USUAL_PER_MINUTE,
    until: isOn ? new Date(row.until).toISOString() : null,
  }
}

interface Wish {
  readonly on: boolean
  readonly perMinute: number
  readonly origin: string
  readonly by: JournalActor
}

/** Turned on again it begins a new half hour at the new pace; what was left of the last one finds itself outdated. */
export async function setDemoOrders(context: Context, wish: Wish, now: Date): Promise<void> {
  const { on, perMinute, origin, by } = wish
  const at = now.getTime()
  const until = on ? at + LASTS_MS : at
  await transaction(context.db, async (sql) => {
    const { run, guest } = await sql
      .insertInto('demo_orders')
      .values({ id: 1, run: 1, guest: 1, per_minute: perMinute, until, origin })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((e) => ({
          run: e('demo_orders.run', '+', 1),
          per_minute: perMinute,
          until,
          origin,
        })),
      )
      .returning(['run', 'guest'])
      .executeTakeFirstOrThrow()
    if (on) await callGuest(sql, { run, guest }, now, now)
    const after = on ? { perMinute } : {}
    const deed = on ? 'demo.start' : 'demo.end'
    await writeJournal(sql, { by, deed, subject: 'demo', subjectId: run, after }, now)
  })
}

/** The same guest called twice comes once. */
export const callGuest = (sql: Sql, guest: DemoGuestJob, now: Date, dueAt: Date): Promise<void> =>
  enqueue(sql, now, [
    { kind: DEMO_GUEST, payload: guest, uniqueKey: `${DEMO_GUEST}-${guest.run}-${guest.guest}`, dueAt },
  ])
