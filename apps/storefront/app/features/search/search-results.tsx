import { contentsOf } from '@samobranka/rules'
import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { cardGoods, useCatalogueStore } from '../catalogue-store/index.ts'
import { keepDiet, suits, useDiet } from '../diet-filter/index.ts'
import { SearchBeginnings } from './search-beginnings.tsx'
import { SearchResult } from './search-result.tsx'
import { useFound } from './use-found.ts'

const MOST = 30

interface Props {
  readonly query: string
  /** What stands there is what the query finds. */
  readonly onFound: () => void
  readonly onSearch: (query: string) => void
}

export function SearchResults({ query: typed, onFound, onSearch }: Props) {
  const t = useTranslate()
  const catalogue = useCatalogueStore((store) => store.catalogue)
  const products = useCatalogueStore((store) => store.products)
  const warehouseId = useCatalogueStore((store) => store.warehouseId)
  const answer = useFound(catalogue, typed, MOST)
  const diet = useDiet()
  const tellFound = useEffectEvent(onFound)
  const isAnswered = answer?.query === typed
  useEffect(() => {
    if (isAnswered) tellFound()
  }, [isAnswered])
  if (!catalogue || !answer) return <p className="text-ink-soft">{t('common.loading')}</p>
  const { query } = answer
  const all = answer.ids.flatMap((id) => products.get(id) ?? [])
  const found = diet.only ? all.filter((product) => suits(contentsOf(product), diet)) : all
  return (
    <>
      <p role="status" data-of={query} className="pb-1 text-small text-ink-soft">
        {found.length > 0
          ? t('search.results', { count: found.length, query })
          : `${t('search.nothing', { query })}. ${t('search.nothingHint')}`}
      </p>
      {all.length > found.length ? (
        <p className="flex items-center justify-between gap-3 text-small">
          {t('filters.hidden', { count: all.length - found.length })}
          <button type="button" className="button button-text" onClick={() => keepDiet({ only: false })}>
            {t('filters.showHidden')}
          </button>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {found.map((product) => (
          <li key={product.id}>
            <SearchResult goods={cardGoods(product, catalogue, warehouseId)} />
          </li>
        ))}
      </ul>
      {all.length === 0 ? <SearchBeginnings onSearch={onSearch} /> : null}
    </>
  )
}
