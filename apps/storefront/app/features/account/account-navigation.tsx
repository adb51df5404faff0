import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../lib/speech.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { useAccount } from './account-store.ts'

/** A column on a desktop; on a phone a row of chips, the present one in sight. */
export function AccountNavigation() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const unread = useAccount((state) => state.unread)
  const row = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [pathname])

  return (
    <nav aria-label={t('account.title')}>
      <ul ref={row} className="account-links">
        {ACCOUNT_SCREENS.map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined} className="account-link">
              <LineIcon name={icon} />
              {t(title)}
              {title === 'account.notifications' && unread > 0 ? (
                <span className="account-unread">{unread}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
