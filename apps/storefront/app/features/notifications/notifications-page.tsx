import { useEffect, useState } from 'react'
import { lacks } from '../../catalogue-access/lacks.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { doLater } from '../../startup/load-later.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineIcon, type LineIconName } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccount } from '../account/index.ts'
import type { NotificationView } from './load-notifications.ts'
import { PushSwitch } from './push-switch.tsx'

const icons: Readonly<Record<string, LineIconName>> = {
  order: 'receipt',
  bonus: 'star',
  prize: 'gift',
  referral: 'friends',
}

export function NotificationsPage({ news }: { readonly news: readonly NotificationView[] }) {
  const t = useTranslate()
  const isNew = useNewHere(news)
  useMarkRead(news)
  return (
    <div className="space-y-6">
      <PushSwitch />
      {news.length > 0 ? (
        <ul className="account-list">
          {news.map((each) => (
            <Notification key={each.id} news={each} isNew={isNew(each)} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('notifications.empty')} to={homePath()} action={t('cart.toCatalogue')} />
      )}
    </div>
  )
}

function Notification({ news, isNew }: { readonly news: NotificationView; readonly isNew: boolean }) {
  const t = useTranslate()
  const { type, title, text, when, link } = news
  const words = (
    <>
      <span className="notification-sign">
        <LineIcon name={icons[type] ?? 'bell'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {title}
          {isNew ? (
            <>
              <i className="notification-new" aria-hidden="true" />
              <span className="hidden-visually">{t('notifications.unread')}</span>
            </>
          ) : null}
        </span>
        <span className="block">{text}</span>
        <small className="text-small text-ink-soft">{when}</small>
      </span>
    </>
  )
  return (
    <li>
      {link ? (
        <Link to={link} className="account-row">
          {words}
        </Link>
      ) : (
        <div className="account-row">{words}</div>
      )}
    </li>
  )
}

/** What was new when it came stays marked as long as one looks: the list is asked again while it is read. */
function useNewHere(news: readonly NotificationView[]): (each: NotificationView) => boolean {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const added = news.filter(({ id, read }) => !read && !seen.has(id))
  if (added.length > 0) setSeen(new Set([...seen, ...added.map(({ id }) => id)]))
  return ({ id, read }) => !read || seen.has(id)
}

/** What was looked at is no news any more: at the next opening, and in the header at once. */
function useMarkRead(news: readonly NotificationView[]): void {
  const unread = news
    .filter(({ read }) => !read)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (unread === '') return
    void doLater(
      () => import('./mark-read.ts'),
      async ({ markRead }) => {
        const reply = await markRead(unread.split(' '))
        // A server that keeps no account of it is told nothing, and tells nothing again.
        if (reply.ok || lacks('readNotifications')) useAccount.setState({ unread: 0 })
      },
    )
  }, [unread])
}

export function NotificationsSkeleton() {
  return (
    <div className="space-y-3">
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
    </div>
  )
}
