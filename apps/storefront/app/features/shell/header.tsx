import { memo } from 'react'
import { homePath } from '../../lib/paths.ts'
import type { RootData } from '../../lib/root-data.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { openSheet } from '../../ui/open-sheet.ts'
import { AccountButton } from '../account/index.ts'
import { CartButton } from '../cart/index.ts'
import { DemoButton } from '../demo/index.ts'
import { PromisedPlace } from '../grocery/index.ts'

interface Props {
  readonly root: RootData
}

/** Follows no address: it is the same at every step in the shop. */
export const Header = memo(function Header({ root: { shop, previews, promises } }: Props) {
  const t = useTranslate()
  return (
    <header className="header">
      <div className="page header-row">
        <Link to={homePath()} className="logo" aria-label={shop.name}>
          <img src={shop.logo || shop.iconPng} alt="" width={40} height={40} />
          <span className="header-wide">{shop.name}</span>
        </Link>
        <PromisedPlace promises={promises} hidesPrice={shop.hidesDeliveryPrice} />
        <div className="header-actions">
          <button
            type="button"
            className="header-button header-search"
            aria-label={t('header.search')}
            onClick={() => openSheet('search')}
          >
            <Icon name="search" />
            <span className="header-wide font-normal">{t('search.placeholder')}</span>
          </button>
          {previews.length > 0 ? <DemoButton className="header-button header-demo" /> : null}
          <button
            type="button"
            className="header-button header-menu"
            aria-label={t('menu.title')}
            onClick={() => openSheet('menu')}
          >
            <Icon name="menu" />
          </button>
          <AccountButton />
          <CartButton />
        </div>
      </div>
    </header>
  )
})
