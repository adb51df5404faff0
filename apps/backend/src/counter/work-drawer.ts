import { drawerDifference, expectedCash, type Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { Refusal, refuse } from '../http/refusal.ts'
import { type JournalActor, writeJournal } from '../journal/write-journal.ts'
import { announceToCounter } from './announce-to-counter.ts'
import { counterTurn } from './counter-turn.ts'
import { drawerCash } from './load-drawers.ts'
import { type DrawerRow, openDrawerAt } from './open-drawer-at.ts'

type World = Pick<Context, 'db'>

export interface Worker {
  readonly staffId: number
  readonly actor: JournalActor
}

/** Opens the drawer of a kitchen; one at a time. */
export function openDrawer(
  { db }: World,
  by: Worker,
  { kitchen, float }: { readonly kitchen: number; readonly float: Money },
  now: Date,
): Promise<DrawerRow | Refusal> {
  return transaction(db, async (sql) => {
    const at = await counterTurn(db.engine, sql, kitchen, now)
    if (await openDrawerAt(sql, kitchen)) return refuse(409, 'drawer_open')
    const drawer = await sql
      .insertInto('drawers')
      .values({ kitchen, opened_at: at.getTime(), opened_by: by.staffId, float_amount: float })
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(sql, by, 'drawer.open', drawer, { float }, now)
    await announceToCounter(db.engine, sql, kitchen, now)
    return drawer
  })
}

export interface NewEntry {
  readonly kind: 'in' | 'out'
  readonly amount: Money
  readonly reason: string
  readonly courier: number | null
}

/** Cash that is put in or taken out, for a reason. */
export function addDrawerEntry(
  world: World,
  by: Worker,
  drawer: DrawerRow,
  { kind, amount, reason, courier }: NewEntry,
  now: Date,
): Promise<DrawerRow | Refusal> {
  return whileOpen(world, drawer, now, async (sql, at) => {
    const entry = { drawer_id: drawer.id, kitchen: drawer.kitchen, kind, amount, reason, courier }
    await sql
      .insertInto('drawer_entries')
      .values({ ...entry, staff_id: by.staffId, at: at.getTime() })
      .execute()
    await note(sql, by, `drawer.paid_${kind}`, drawer, { amount, courier }, now)
    return drawer
  })
}

/** Counts the drawer: from now on nothing moves through it. */
export function closeDrawer(
  world: World,
  by: Worker,
  drawer: DrawerRow,
  { counted, reason }: { readonly counted: Money; readonly reason: string },
  now: Date,
): Promise<DrawerRow | Refusal> {
  return whileOpen(world, drawer, now, async (sql, at) => {
    const cash = await drawerCash(sql, drawer)
    const expected = expectedCash(cash)
    const difference = drawerDifference(cash, counted)
    if (difference !== 0 && reason === '')
      return refuse(422, 'difference_needs_reason', { data: { expected, difference } })
    const closed = await sql
      .updateTable('drawers')
      .set({ closed_at: at.getTime(), closed_by: by.staffId, counted, expected, reason })
      .where('id', '=', drawer.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await note(sql, by, 'drawer.close', drawer, { counted, expected, difference }, now)
    return closed
  })
}

/** In the drawer's turn, and only while nobody has counted it. */
function whileOpen(
  { db }: World,
  drawer: DrawerRow,
  now: Date,
  work: (sql: Sql, at: Date) => Promise<DrawerRow | Refusal>,
): Promise<DrawerRow | Refusal> {
  return transaction(db, async (sql) => {
    const at = await counterTurn(db.engine, sql, drawer.kitchen, now)
    const open = await openDrawerAt(sql, drawer.kitchen)
    if (open?.id !== drawer.id) return refuse(409, 'drawer_closed')
    const worked = await work(sql, at)
    if (!(worked instanceof Refusal)) await announceToCounter(db.engine, sql, drawer.kitchen, now)
    return worked
  })
}

/** Reasons are a person's own words, which may name a guest: the journal has numbers. */
function note(
  sql: Sql,
  { actor: by }: Worker,
  deed: string,
  { id, kitchen }: DrawerRow,
  after: object,
  now: Date,
): Promise<void> {
  return writeJournal(sql, { by, deed, kitchen, subject: 'drawer', subjectId: id, after }, now)
}
