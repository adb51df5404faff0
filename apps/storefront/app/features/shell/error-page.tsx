import type { MenuCategory, ShopView } from '../../catalogue-access/root-data/shop-view.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath, menuPath } from '../../routing/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Scene } from '../../ui/scene.tsx'

interface Props {
  readonly message: string
  readonly shop: ShopView
  readonly categories: readonly MenuCategory[]
}

/** Not the end of the road: the way home, the menu, and a person on the phone. */
export function ErrorPage({ message, shop, categories }: Props) {
  const t = useTranslate()
  const phone = shop.contacts[0]
  return (
    <div className="page error-page">
      <Scene name="lost" />
      <h1>{t('error.title')}</h1>
      <p className="text-ink-soft">{message}</p>
      <p>
        <Link to={homePath()} className="button button-quiet">
          {t('error.home')}
        </Link>
      </p>
      <nav aria-label={t('catalogue.categories')}>
        <p className="mb-3">{t('error.hint')}</p>
        <ul className="flex flex-wrap justify-center gap-2">
          {categories
            .filter(({ parent }) => parent === 0)
            .map(({ id, name, slug }) => (
              <li key={id}>
                <Link to={menuPath(slug)} className="chip py-2 whitespace-normal">
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {phone ? (
        <p>
          {t('error.call')}:{' '}
          <a href={`tel:${phone.phone}`} className="font-semibold underline underline-offset-4">
            {phone.shown}
          </a>
        </p>
      ) : null}
    </div>
  )
}
