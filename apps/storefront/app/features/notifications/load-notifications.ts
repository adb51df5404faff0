import { notifications } from '@samobranka/contract'
import { askOrNull, languageQuery } from '../../catalogue-access/ask-backend.ts'
import type { Shop } from '../../catalogue-access/shop.ts'
import type { Visit } from '../../catalogue-access/visit.ts'
import { instantText } from '../../format/instant-text.ts'
import { serverTranslator, shopZone } from '../../i18n/server-translator.ts'

export interface NotificationView {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly text: string
  readonly when: string
  readonly read: boolean
  /** Where it leads inside the shop; empty: nowhere. */
  readonly link: string
}

export async function loadNotifications(
  shop: Shop,
  visit: Visit,
): Promise<readonly NotificationView[] | null> {
  const query = languageQuery(visit)
  const news = await askOrNull(shop, 'notifications', (signal) =>
    shop.backend.call(notifications, { query, signal }),
  )
  if (!news) return null
  const t = await serverTranslator(visit)
  const zone = shopZone(visit)
  return news.map(({ id, type, title, text, at, read, link }) => ({
    id,
    type,
    title,
    text,
    when: instantText(at, zone, t),
    read,
    link: /^\/(?!\/)/.test(link) ? link : '',
  }))
}
