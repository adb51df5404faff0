import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/i18n.tsx'
import { accountPath } from '../../routing/paths.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { useAccount } from './account-store.ts'
import { useHoldings } from './use-holdings.ts'

interface Props {
  /** How many dishes the customer likes. */
  readonly favourites: number
}

/** A column on a desktop; on a phone a list of what there is at first, then a row of chips, the present one in sight. */
export function AccountNavigation({ favourites }: Props) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const unread = useAccount((state) => state.unread)
  const holdings = useHoldings(favourites)
  const isHub = pathname === accountPath()
  const row = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what moves the row
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!row.current || !chosen) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
  }, [pathname])

  return (
    <nav aria-label={t('account.title')}>
      <ul ref={row} className="account-links" data-hub={isHub ? '' : undefined}>
        {ACCOUNT_SCREENS.map(({ path, title, icon }) => (
          <li key={path} data-here={path === pathname ? '' : undefined}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined} className="account-link">
              <LineIcon name={icon} />
              {t(title)}
              {title === 'account.notifications' && unread > 0 ? (
                <span className="account-unread">{unread}</span>
              ) : null}
            </Link>
            {/* Beside the link: its name stays the part's. */}
            {isHub ? <span className="account-holding">{holdings[title]}</span> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
