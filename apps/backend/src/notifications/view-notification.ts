import type { Notification } from '@samobranka/contract'
import type { Key, Language } from '@samobranka/dictionary'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { translate } from '../http/translate.ts'
import type { ViewPush } from '../push/send-push.ts'
import type { NotificationData, NotificationKind } from './notify.ts'

export type NotificationRow = Selectable<Tables['notifications']>

interface Topic {
  readonly type: string
  readonly title: Key
  /** Where the visitor is led. */
  readonly link: string
}

type BookingTopic = readonly [title: Key, text: Key]

const bonuses: Topic = { type: 'bonus', title: 'account.bonuses', link: '/lk/bonuses' }
const order = (title: Key): Topic => ({ type: 'order', title, link: '/lk/orders' })

/** What is told of a booked table in other words than of food. */
const bookingTopics: Partial<Record<NotificationKind, BookingTopic>> = {
  accepted: ['bookingStatus.accepted', 'bookingNotification.accepted'],
  cooking: ['bookingStatus.cooking', 'bookingNotification.cooking'],
  ready: ['bookingStatus.ready', 'bookingNotification.ready'],
  handed: ['bookingStatus.handed', 'bookingNotification.handed'],
  cancelled: ['bookingStatus.cancelled', 'bookingNotification.cancelled'],
}

const topics: Readonly<Record<NotificationKind, Topic>> = {
  pending: order('status.pending'),
  accepted: order('status.accepted'),
  cooking: order('status.cooking'),
  ready: order('status.ready'),
  courier: order('status.courier'),
  handed: order('status.handed'),
  cancelled: order('status.cancelled'),
  cancelledBecause: order('status.cancelled'),
  timeSaid: order('status.accepted'),
  timeMoved: order('status.accepted'),
  fromShop: order('account.orders'),
  bonusAdded: bonuses,
  bonusSpent: bonuses,
  bonusReturned: bonuses,
  prize: { type: 'prize', title: 'account.game', link: '/lk/promocodes' },
  friend: { type: 'referral', title: 'account.referrals', link: '/lk/referals' },
}

/** The notification in the language of whoever reads it now. */
export async function viewNotification(row: NotificationRow, language: Language): Promise<Notification> {
  const kind = row.kind as NotificationKind
  const { params, orderId = null, isBooking = false } = JSON.parse(row.data) as NotificationData
  const { type, title: plainTitle, link } = topics[kind]
  const plain: BookingTopic = [plainTitle, `notification.${kind}`]
  const [title, text] = (isBooking && bookingTopics[kind]) || plain
  return {
    id: String(row.id),
    type,
    title: await translate(language, title),
    text: await translate(language, text, params),
    at: new Date(row.created_at).toISOString(),
    read: row.read_at !== null,
    orderId,
    link: orderId === null ? link : `/order/${orderId}`,
  }
}

/** What a browser shows of it. */
export const viewPush: ViewPush = async ({ sql }, notificationId, language) => {
  const row = await sql
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', notificationId)
    .executeTakeFirst()
  if (!row) return null
  const { title, text, link, orderId, id, type } = await viewNotification(row, language)
  // Each step of an order takes the place of the one before; bonuses for it are news of their own.
  return {
    customerId: row.customer_id,
    title,
    body: text,
    url: link,
    tag: type === 'order' ? (orderId ?? id) : id,
  }
}
