import { memo } from 'react'
import { useLocation } from 'react-router'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { openSheet } from '../../ui/sheet/open-sheet.ts'
import { AccountButton } from '../account/index.ts'
import { CartButton } from '../cart/index.ts'
import { DemoButton } from '../demo/index.ts'
import { PromisedPlace } from '../grocery/index.ts'
import { PhoneAndHours } from './without-scripts.tsx'

interface Props {
  readonly root: RootData
}

/**
 * Follows no address: it is the same at every step in the shop. On a phone its buttons are a bar under the thumb, the
 * same ones: a second row of them would be two of each for whoever looks by name.
 */
export const Header = memo(function Header({
  root: { shop, hoursTexts, previews, promises, sellsByTime, now },
}: Props) {
  const t = useTranslate()
  return (
    <header className="header">
      <div className="page header-row">
        <Link to={homePath()} className="logo" aria-label={shop.name}>
          <img src={shop.logo || shop.iconPng} alt="" width={40} height={40} />
          <span className="header-wide">{shop.name}</span>
        </Link>
        <PhoneAndHours shop={shop} hours={hoursTexts[0] ?? ''} />
        <PromisedPlace
          promises={promises}
          drawnAt={now}
          sellsByTime={sellsByTime}
          hidesPrice={shop.hidesDeliveryPrice}
        />
        <nav className="header-actions" aria-label={t('a11y.mainNavigation')}>
          <HomeLink />
          <button
            type="button"
            className="header-button header-search"
            aria-label={t('header.search')}
            onClick={() => openSheet('search')}
          >
            <Icon name="search" />
            <span className="header-wide font-normal">{t('search.placeholder')}</span>
            <span className="bar-word">{t('header.search')}</span>
          </button>
          {previews.length > 0 ? <DemoButton className="header-button header-demo" /> : null}
          <button
            type="button"
            className="header-button header-menu"
            aria-label={t('menu.title')}
            onClick={() => openSheet('menu')}
          >
            <Icon name="menu" />
            <span className="bar-word">{t('menu.title')}</span>
          </button>
          <AccountButton />
          <CartButton />
        </nav>
      </div>
    </header>
  )
})

/** Stands in the bar of a phone only: on wider windows the logo is the way home. */
function HomeLink() {
  const t = useTranslate()
  const isHere = useLocation().pathname === homePath()
  return (
    <Link to={homePath()} className="header-button header-home" aria-current={isHere ? 'page' : undefined}>
      <Icon name="home" />
      <span>{t('common.home')}</span>
    </Link>
  )
}
