import { useTranslate } from '../../i18n/i18n.tsx'
import { brandPath, homePath } from '../../routing/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BrandView } from './brand-view.ts'

export type BrandTile = Omit<BrandView, 'goods'>

export function BrandsPage({ brands }: { readonly brands: readonly BrandTile[] }) {
  const t = useTranslate()
  return (
    <div className="page content-page">
      <h1>{t('brands.title')}</h1>
      {brands.length === 0 ? (
        <EmptyState title={t('brands.empty')} to={homePath()} action={t('cart.toCatalogue')} />
      ) : null}
      <ul className="directory">
        {brands.map(({ slug, name, description, image }) => (
          <li key={slug} className="category-list-tile">
            {image ? (
              <div className="thumb category-list-picture">
                <Picture name={image} alt="" shape="square" sizes="96px" widest={320} load="sight" />
              </div>
            ) : null}
            <div className="min-w-0">
              <h2 className="article-name">
                <Link to={brandPath(slug)}>{name}</Link>
              </h2>
              {description ? <p className="text-small text-ink-soft">{description}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
