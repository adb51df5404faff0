import { topCategories } from '@samobranka/rules'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import type { MenuCategory, ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { menuPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { useSheet } from '../../ui/sheet/use-sheet.ts'
import { CurrencySelect } from '../currency/index.ts'
import { DemoButton } from '../demo/index.ts'
import { OrdersEntry } from '../history/index.ts'
import { LanguageSelect } from '../language/index.ts'
import { ThemeSwitch } from '../theme/index.ts'
import { PageTranslation } from '../translation/index.ts'
import { ShopLink } from './shop-link.tsx'

interface Props {
  readonly shop: ShopView
  readonly categories: readonly MenuCategory[]
  /** The shop shows its other page types. */
  readonly demo: boolean
}

export function MenuSheet({ shop, categories, demo }: Props) {
  const t = useTranslate()
  const { open, close } = useSheet('menu')
  return (
    <Sheet open={open} onClose={close} title={t('menu.title')} form="left">
      <div className="sheet-scroll px-5 pb-8">
        <MenuCategories categories={categories} />
        <nav aria-label={t('menu.pages')} className="menu-part">
          <ul>
            <OrdersEntry className="menu-link" />
            {shop.menu.map(({ title, url }) => (
              <li key={`${title} ${url}`}>
                <ShopLink to={url} replace className="menu-link">
                  {title}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label={t('menu.settings')} className="menu-part">
          <ThemeSwitch />
          <LanguageSelect languages={shop.languages} />
          <CurrencySelect />
          <TranslationPlace />
          {demo ? <DemoButton className="menu-link w-full text-start" /> : null}
        </section>
        <ul className="menu-part">
          {shop.contacts.map(({ phone, shown }) => (
            <li key={phone}>
              <a href={`tel:${phone}`} className="menu-link">
                <Icon name="phone" size={20} />
                {shown}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

/** Only where the operator wants pages translated by a service. */
function TranslationPlace() {
  const root = useRootData()
  return root?.usesPageTranslation ? (
    <PageTranslation language={root.language} id="google_translate_menu" />
  ) : null
}

/** Links take the menu's own step in the history, so that Back does not open it again. */
function MenuCategories({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const t = useTranslate()
  const top = topCategories(categories)
  return (
    <nav aria-label={t('catalogue.categories')}>
      <ul>
        {top.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={menuPath(slug)} replace className="menu-link text-lead font-semibold">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
