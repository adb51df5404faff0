import { useTranslate } from '../../i18n/i18n.tsx'
import { homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { tileInk } from '../../ui/tile-ink.ts'
import type { CategoryTile } from './category-tiles.ts'

/** The whole catalogue at a glance. */
export function CategoryListPage({ tiles }: { readonly tiles: readonly CategoryTile[] }) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('catalogue.categories')}</h1>
      {tiles.length === 0 ? (
        <EmptyState title={t('home.categoryEmpty')} to={homePath()} action={t('cart.toCatalogue')} />
      ) : null}
      <ul className="category-list">
        {tiles.map((tile, index) => (
          <li key={tile.id} className="category-list-tile">
            {tile.picture ? (
              <div className="thumb category-list-picture">
                <Picture
                  name={tile.picture}
                  alt=""
                  shape="square"
                  sizes="96px"
                  widest={320}
                  load={index < 6 ? 'sight' : 'later'}
                />
              </div>
            ) : null}
            <div className="min-w-0">
              <h2 className="article-name">
                <Link to={tile.address} {...tileInk(tile.color)}>
                  {tile.name}
                </Link>
              </h2>
              <ul className="category-list-links">
                {tile.subCategories.map(({ id, name, address }) => (
                  <li key={id}>
                    <Link to={address}>{name}</Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
