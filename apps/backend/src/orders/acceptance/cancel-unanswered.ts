import { switchEnd } from '@samobranka/rules'
import type { Sql } from '../../database/database.ts'
import { transaction } from '../../database/transaction.ts'
import type { Context } from '../../http/context.ts'
import { translate } from '../../http/translate.ts'
import { writeJournal } from '../../journal/write-journal.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { putSwitch } from '../../switches/put-switch.ts'
import { lockOrder } from '../lock-order.ts'
import { announceReturned, moveWithin } from '../move-order.ts'
import { officeText } from '../office-text.ts'
import type { OrderRow } from '../order-record.ts'
import { messageManagers } from './alert-managers.ts'

/** So many in a row, and nobody is there. */
const IN_A_ROW = 3
const REASON = 'unanswered'

interface SilentKitchen {
  readonly kitchen: number
  readonly way: string
}

/** Gives an order up that nobody has taken: the guest has everything back, and is told why. */
export async function cancelUnanswered(
  context: Context,
  { id, number, language }: OrderRow,
  now: Date,
): Promise<void> {
  const { db, snapshot } = context
  const { reasons } = snapshot().in(language).office
  const words = reasons.cancel.find((reason) => reason.id === REASON)?.guestText ?? ''
  const text = await translate(language, 'notification.cancelledBecause', { number, reason: words })
  const moved = await transaction(db, async (sql) => {
    const order = await lockOrder(db.engine, sql, id)
    if (!order || (await isTaken(sql, id))) return null
    const ending = { reason: REASON, words, money: 'all' } as const
    const move = { to: 'cancelled', from: 'accepted', actor: 'system', now, ending } as const
    const done = await moveWithin(context, sql, id, move)
    if (!done) return null
    const { warehouse_id: kitchen, delivery_type, customer_id, phone } = order
    const by = { kind: 'system' } as const
    const entry = { by, deed: 'order.unanswered', kitchen, subject: 'order', subjectId: id }
    await writeJournal(sql, entry, now)
    // Who has an account is told by the move itself.
    if (customer_id === null && phone !== '')
      await sendMessage(sql, now, context, { channel: 'sms', to: phone, text })
    const silent = { kitchen, way: delivery_type }
    if (await isSilent(sql, silent)) {
      await pauseWay(context, sql, silent, now)
      await messageManagers(
        context,
        sql,
        'office.watch.silent',
        { kitchen: kitchenName(context, kitchen) },
        now,
      )
    }
    return done
  })
  if (moved) await announceReturned(context, moved, now)
}

async function isTaken(sql: Sql, orderId: number): Promise<boolean> {
  const work = await sql
    .selectFrom('order_work')
    .select('accepted_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return work?.accepted_at != null
}

/** Counts one more that was missed; true with the third in a row, from which it counts anew. */
async function isSilent(sql: Sql, { kitchen, way }: SilentKitchen): Promise<boolean> {
  const counted = await sql
    .updateTable('kitchen_watch')
    .set((e) => ({
      missed: e
        .case()
        .when('missed', '>=', IN_A_ROW - 1)
        .then(0)
        .else(e('missed', '+', 1))
        .end(),
    }))
    .where('kitchen', '=', kitchen)
    .where('way', '=', way)
    .returning('missed')
    .executeTakeFirst()
  return counted?.missed === 0
}

/** Until the kitchen opens anew, or somebody ends it: orders that nobody takes are better not taken at all. */
async function pauseWay(
  { db, snapshot }: Context,
  sql: Sql,
  { kitchen, way }: SilentKitchen,
  now: Date,
): Promise<void> {
  const { warehouses, office } = snapshot().own()
  const hours = warehouses.flatMap(({ id, workTime }) => (id === kitchen ? [workTime] : []))
  const deed = {
    engine: db.engine,
    sql,
    by: { kind: 'system' },
    now,
    kitchens: warehouses.map(({ id }) => id),
  } as const
  await putSwitch(deed, {
    kind: 'pause',
    warehouse: kitchen,
    target: way,
    minutes: 0,
    blocksAsap: false,
    until: switchEnd('opening', hours, office.dayStartsAt, now),
    reason: officeText(snapshot(), 'office.watch.no_answer'),
  })
}

function kitchenName({ snapshot }: Context, kitchen: number): string {
  return (
    snapshot()
      .own()
      .warehouses.find(({ id }) => id === kitchen)?.name ?? String(kitchen)
  )
}
