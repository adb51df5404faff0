import { notifications, readNotifications } from '@samobranka/contract'
import type { Language } from '@samobranka/dictionary'
import type { Sql } from '../database/database.ts'
import { transaction } from '../database/transaction.ts'
import { answer } from '../http/answer.ts'
import { customerCall } from '../http/customer-call.ts'
import type { Route } from '../http/route.ts'
import { viewNotification } from './view-notification.ts'

const MOST_SHOWN = 200

export const notificationRoutes: readonly Route[] = [
  customerCall(notifications, async (customerId, { messageLanguage }, { db }) =>
    answer(await loadNotifications(db.sql, customerId, messageLanguage, MOST_SHOWN)),
  ),
  customerCall(readNotifications, async (customerId, { body, now }, { db }) => {
    await transaction(db, (sql) =>
      sql
        .updateTable('notifications')
        .set({ read_at: now.getTime() })
        .where('customer_id', '=', customerId)
        .where('read_at', 'is', null)
        .$if(body.ids.length > 0, (query) => query.where('id', 'in', body.ids))
        .execute(),
    )
    return answer({ status: 'success' })
  }),
]

/** Newest first. */
export async function loadNotifications(sql: Sql, customerId: number, language: Language, most: number) {
  const rows = await sql
    .selectFrom('notifications')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return Promise.all(rows.map((row) => viewNotification(row, language)))
}
