import { dayFigures as dayFiguresNoun, write } from '@samobranka/contract'
import type { BusinessDay } from '@samobranka/rules'
import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { writeJournal } from '../journal/write-journal.ts'
import { announceToCounter } from './announce-to-counter.ts'
import { dayText } from './counter-day.ts'
import { counterTurn } from './counter-turn.ts'
import { dayFigures } from './day-figures.ts'
import { closeOf, openOrders, spanOfDay } from './load-day-close.ts'
import { openDrawerAt } from './open-drawer-at.ts'
import { staffNames } from './staff-names.ts'
import type { Worker } from './work-drawer.ts'

export interface DaySigned {
  readonly kitchen: number
  readonly day: BusinessDay
  readonly confirmsOpen: boolean
  readonly reason: string
}

/** Signs a business day, once; null when it is signed. Whatever moves money afterwards is of the next one. */
export function closeDay(
  { db }: Pick<Context, 'db'>,
  by: Worker,
  { kitchen, day, confirmsOpen, reason }: DaySigned,
  now: Date,
): Promise<Refusal | null> {
  const name = dayText(day.date)
  return transaction(db, async (sql) => {
    const at = await counterTurn(db.engine, sql, kitchen, now)
    if (at < day.from) return refuse(422, 'day_ahead')
    const close = await closeOf(sql, kitchen, name)
    if (close) {
      const who = (await staffNames(sql, [close.staff_id])).get(close.staff_id) ?? ''
      return refuse(409, 'day_closed', {
        params: { who },
        data: { by: who, at: new Date(close.at).toISOString() },
      })
    }
    if (await openDrawerAt(sql, kitchen)) return refuse(409, 'drawer_open')
    const open = await openOrders(sql, kitchen, day)
    if (open.length > 0 && !confirmsOpen)
      return refuse(409, 'orders_open', {
        params: { count: open.length },
        data: { orders: open.map(({ id, number }) => ({ id, number })) },
      })
    const figures = await dayFigures(sql, kitchen, await spanOfDay(sql, kitchen, day, at))
    if (figures.difference !== 0 && reason === '')
      return refuse(422, 'difference_needs_reason', { data: { difference: figures.difference } })
    await sql
      .insertInto('day_closes')
      .values({
        kitchen,
        day: name,
        figures: JSON.stringify(write(dayFiguresNoun, figures)),
        reason,
        staff_id: by.staffId,
        at: at.getTime(),
      })
      .execute()
    const { handed, cancelled, sales, difference } = figures
    const after = { handed, cancelled, sales, difference, open: open.length }
    const entry = { by: by.actor, deed: 'day.close', kitchen, subject: 'day', subjectId: name, after }
    await writeJournal(sql, entry, now)
    await announceToCounter(db.engine, sql, kitchen, now)
    return null
  })
}
