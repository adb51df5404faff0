import { useDeferredValue, useId, useState } from 'react'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductLink } from '../product/index.ts'
import { type CardGoods, cardGoods, useShelf } from '../shelf/index.ts'
import { searchIndex } from './search-index.ts'

const MOST = 30

export function SearchPanel() {
  const t = useTranslate()
  const field = useId()
  const [query, setQuery] = useState('')
  return (
    <>
      <search className="px-5 pb-3 tablet:px-6">
        <label htmlFor={field} className="search-field">
          <Icon name="search" />
          <span className="hidden-visually">{t('header.search')}</span>
          <input
            id={field}
            type="search"
            value={query}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
            autoFocus
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
      </search>
      <div className="sheet-scroll px-5 pb-6 tablet:px-6">
        <Results query={useDeferredValue(query.trim())} />
      </div>
    </>
  )
}

function Results({ query }: { readonly query: string }) {
  const t = useTranslate()
  const { catalogue, warehouseId } = useShelf()
  if (query === '') return null
  if (!catalogue) return <p className="text-ink-soft">{t('common.loading')}</p>
  const found = searchIndex(catalogue).find(query, MOST)
  return (
    <>
      <p role="status" className="pb-1 text-small text-ink-soft">
        {found.length > 0
          ? t('search.results', { count: found.length, query })
          : `${t('search.nothing', { query })}. ${t('search.nothingHint')}`}
      </p>
      <ul className="divide-y divide-line">
        {found.map((product) => (
          <li key={product.id}>
            <Result goods={cardGoods(product, catalogue, warehouseId)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Result({ goods }: { readonly goods: CardGoods }) {
  return (
    <ProductLink id={goods.id} address={goods.address} className="search-result">
      <span className="search-picture">
        {goods.picture ? (
          <Picture name={goods.picture} alt="" shape="square" sizes="64px" widest={160} />
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{goods.name}</b>
        <small className="text-small text-ink-soft">{goods.weight}</small>
      </span>
      <span className="font-bold">
        <Price sum={goods.shownPrice} from={goods.variations.length > 1} />
      </span>
    </ProductLink>
  )
}
