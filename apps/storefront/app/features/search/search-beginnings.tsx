import { useMemo } from 'react'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { useRootData } from '../../catalogue-access/root-data/root-data.ts'
import { useTranslate } from '../../i18n/i18n.tsx'
import { menuPath } from '../../routing/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { cardGoods, useCatalogueStore } from '../catalogue-store/index.ts'
import { usePopular } from '../popular/index.ts'
import { forgetSearches, useSearches } from './search-history.ts'
import { SearchResult } from './search-result.tsx'

const MOST_POPULAR = 6

interface Props {
  readonly onSearch: (query: string) => void
}

/** Before anything is typed: what was searched for here, what people order, and the menu itself. */
export function SearchBeginnings({ onSearch }: Props) {
  const t = useTranslate()
  const categories = useRootData()?.categories ?? []
  const top = categories.filter(({ parent }) => parent === 0)
  const popular = usePopularCards()
  const menu = t(popular.length > 0 ? 'catalogue.title' : 'search.popular')
  return (
    <div className="space-y-5">
      <Recent onSearch={onSearch} />
      {popular.length > 0 ? (
        <section aria-label={t('search.popular')}>
          <p className="text-small text-ink-soft">{t('search.popular')}</p>
          <ul className="divide-y divide-line">
            {popular.map((goods) => (
              <li key={goods.id}>
                <SearchResult goods={goods} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <nav aria-label={menu}>
        <p className="mb-3 text-small text-ink-soft">{menu}</p>
        <ul className="flex flex-wrap gap-2">
          {top.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={menuPath(slug)} replace className="chip">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Recent({ onSearch }: Props) {
  const t = useTranslate()
  const searches = useSearches((state) => state.searches)
  if (searches.length === 0) return null
  return (
    <section aria-label={t('search.recent')}>
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-ink-soft">{t('search.recent')}</p>
        <button type="button" className="button button-text text-small" onClick={forgetSearches}>
          {t('search.forget')}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((search) => (
          <li key={search}>
            <button type="button" className="chip search-recent" onClick={() => onSearch(search)}>
              <Icon name="clock" size={16} />
              <span>{search}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of what is ordered most, what can be had here. */
function usePopularCards(): readonly CardGoods[] {
  const { popular } = usePopular()
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const warehouseId = useCatalogueStore((store) => store.warehouseId)
  return useMemo(() => {
    if (!catalogue || popular.length === 0) return []
    const wanted = new Set(popular)
    const inSight = new Map(
      catalogue.products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]),
    )
    return popular
      .flatMap((id) => inSight.get(id) ?? [])
      .map((product) => cardGoods(product, catalogue, warehouseId))
      .filter(({ inStock }) => inStock)
      .slice(0, MOST_POPULAR)
  }, [popular, catalogue, warehouseId])
}
