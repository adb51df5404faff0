import type { SwitchKind } from '@samobranka/rules'
import { announce } from '../database/announce.ts'
import type { Engine } from '../database/column-types.ts'
import type { Sql } from '../database/database.ts'
import { notifyAfterCommit } from '../database/notify-after-commit.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { officeChannel } from '../realtime/office-channel.ts'
import { CATALOGUE, publishEvent } from '../realtime/publish-event.ts'
import type { SwitchRow } from './read-switch.ts'
import { SWITCHES } from './switches-topic.ts'

export interface NewSwitch {
  readonly kind: SwitchKind
  /** null: every kitchen. */
  readonly warehouse: number | null
  readonly target: string
  readonly minutes: number
  readonly blocksAsap: boolean
  readonly until: Date | null
  readonly reason: string
}

/** In whose transaction it happens, who hears of it. */
export interface Deed {
  readonly engine: Engine
  readonly sql: Sql
  readonly by: JournalActor
  readonly now: Date
  /** Of every kitchen there is: a switch of all is told to each. */
  readonly kitchens: readonly number[]
}

/** Turns it on, in place of the one of the same thing that was on: two of them would have to be ended one by one. */
export async function putSwitch(deed: Deed, wish: NewSwitch): Promise<SwitchRow> {
  const { sql, now, by } = deed
  const before = await sql
    .updateTable('switches')
    .set({ ended_at: now.getTime(), ended_by: by.staffId ?? null })
    .where('kind', '=', wish.kind)
    .where('target', '=', wish.target)
    .where('warehouse', wish.warehouse === null ? 'is' : '=', wish.warehouse)
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now.getTime())]))
    .returningAll()
    .execute()
  const row = await sql
    .insertInto('switches')
    .values({
      kind: wish.kind,
      warehouse: wish.warehouse,
      target: wish.target,
      minutes: wish.minutes,
      blocks_asap: wish.blocksAsap ? 1 : 0,
      until: wish.until?.getTime() ?? null,
      reason: wish.reason,
      by_staff: by.staffId ?? null,
      created_at: now.getTime(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tell(deed, row, 'switch.set', before.at(-1), row)
  return row
}

/** Ends it now; null where it was over already. */
export async function endSwitch(deed: Deed, id: number): Promise<SwitchRow | null> {
  const { sql, now, by } = deed
  const row = await sql
    .updateTable('switches')
    .set({ ended_at: now.getTime(), ended_by: by.staffId ?? null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now.getTime())]))
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await tell(deed, row, 'switch.end', { ...row, ended_at: null, ended_by: null }, undefined)
  return row
}

async function tell(
  { engine, sql, by, now, kitchens }: Deed,
  row: SwitchRow,
  deed: string,
  before: SwitchRow | undefined,
  after: SwitchRow | undefined,
): Promise<void> {
  await writeJournal(
    sql,
    {
      by,
      deed,
      kitchen: row.warehouse,
      subject: 'switch',
      subjectId: row.id,
      before: before && terms(before),
      after: after && terms(after),
    },
    now,
  )
  const told = row.warehouse === null ? kitchens : [row.warehouse]
  await publishEvent(engine, sql, now, {
    channel: CATALOGUE,
    event: 'switch',
    data: { warehouse_id: row.warehouse },
  })
  for (const kitchen of told)
    await publishEvent(engine, sql, now, {
      channel: officeChannel(kitchen),
      event: 'switch',
      data: { id: row.id, kitchen },
    })
  notifyAfterCommit(sql, SWITCHES)
  await announce(engine, sql, SWITCHES, String(row.id))
}

/** The reason is a person's own words, which may name a guest: the journal says that there was one. */
function terms({ kind, target, minutes, blocks_asap, until, reason }: SwitchRow) {
  return {
    kind,
    target,
    ...(kind === 'busy' ? { minutes, blocks_asap: blocks_asap === 1 } : {}),
    until: until === null ? null : new Date(until).toISOString(),
    ...(reason === '' ? {} : { has_reason: true }),
  }
}
