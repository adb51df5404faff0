import { homePath } from '../../lib/paths.ts'
import type { RootData } from '../../lib/root-data.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useSheet } from '../../ui/use-sheet.ts'
import { AccountButton } from '../account/index.ts'
import { CartButton } from '../cart/index.ts'
import { DemoButton } from '../demo/index.ts'
import { PromisedPlace } from '../grocery/index.ts'

export function Header({ root: { shop, previews, promises } }: { readonly root: RootData }) {
  const t = useTranslate()
  const menu = useSheet('menu')
  const search = useSheet('search')
  return (
    <header className="header">
      <div className="page header-row">
        <Link to={homePath()} className="logo" aria-label={shop.name}>
          <img src={shop.logo || shop.iconPng} alt="" width={40} height={40} />
          <span className="header-wide">{shop.name}</span>
        </Link>
        <PromisedPlace promises={promises} hidesPrice={shop.hidesDeliveryPrice} />
        <div className="ml-auto flex items-center gap-0.5 tablet:gap-2">
          <button
            type="button"
            className="header-button header-search"
            aria-label={t('header.search')}
            onClick={search.show}
          >
            <Icon name="search" />
            <span className="header-wide font-normal">{t('search.placeholder')}</span>
          </button>
          {previews.length > 0 ? <DemoButton className="header-button header-demo" /> : null}
          <button type="button" className="header-button" aria-label={t('menu.title')} onClick={menu.show}>
            <Icon name="menu" />
          </button>
          <AccountButton />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
