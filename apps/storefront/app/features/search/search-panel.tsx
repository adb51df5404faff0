import { contentsOf } from '@samobranka/rules'
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { menuPath } from '../../lib/paths.ts'
import { useRootData } from '../../lib/root-data.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductLink } from '../product/index.ts'
import { type CardGoods, cardGoods, useShelf } from '../shelf/index.ts'
import { keepTastes, suits, UnwantedMark, useTastes } from '../tastes/index.ts'
import { useSearchIndex } from './use-search-index.ts'

const MOST = 30
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function SearchPanel() {
  const t = useTranslate()
  const field = useId()
  const results = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  // A slow list must not hold up the letters.
  const late = useDeferredValue(query.trim())
  const input = useRef<HTMLInputElement>(null)
  /** Arrows walk from the field through what was found and back; Enter in the field takes the first. */
  const walk = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const place = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && document.activeElement === input.current) links[0]?.click()
    const step = STEP[event.key]
    if (!step) return
    event.preventDefault()
    const next = place + step
    ;(next < 0 ? input.current : links[Math.min(next, links.length - 1)])?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the controls inside it
    <div className="contents" onKeyDown={walk}>
      <search className="px-5 pb-3 tablet:px-6">
        <label htmlFor={field} className="search-field">
          <Icon name="search" />
          <span className="hidden-visually">{t('header.search')}</span>
          <input
            ref={input}
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
      <div ref={results} className="sheet-scroll px-5 pb-6 tablet:px-6">
        {query.trim() === '' ? <Beginnings /> : <Results query={late} />}
      </div>
    </div>
  )
}

/** Before anything is typed: the menu itself is the list of what people look for. */
function Beginnings() {
  const t = useTranslate()
  const categories = useRootData()?.categories ?? []
  const top = categories.filter(({ parent }) => parent === 0)
  return (
    <nav aria-label={t('search.popular')}>
      <p className="mb-3 text-small text-ink-soft">{t('search.popular')}</p>
      <ul className="flex flex-wrap gap-2">
        {top.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={menuPath(slug)} replace discover="none" className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Results({ query }: { readonly query: string }) {
  const t = useTranslate()
  const { catalogue, warehouseId } = useShelf()
  const index = useSearchIndex(catalogue)
  const tastes = useTastes()
  if (!catalogue || !index) return <p className="text-ink-soft">{t('common.loading')}</p>
  const all = index.find(query, MOST)
  const found = tastes.only ? all.filter((product) => suits(contentsOf(product), tastes)) : all
  return (
    <>
      <p role="status" className="pb-1 text-small text-ink-soft">
        {found.length > 0
          ? t('search.results', { count: found.length, query })
          : `${t('search.nothing', { query })}. ${t('search.nothingHint')}`}
      </p>
      {all.length > found.length ? (
        <p className="flex items-center justify-between gap-3 text-small">
          {t('filters.hidden', { count: all.length - found.length })}
          <button type="button" className="button button-text" onClick={() => keepTastes({ only: false })}>
            {t('filters.showHidden')}
          </button>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {found.map((product) => (
          <li key={product.id}>
            <Result goods={cardGoods(product, catalogue, warehouseId)} />
          </li>
        ))}
      </ul>
      {all.length === 0 ? <Beginnings /> : null}
    </>
  )
}

function Result({ goods }: { readonly goods: CardGoods }) {
  const t = useTranslate()
  return (
    <ProductLink id={goods.id} address={goods.address} className="search-result">
      <span className="search-picture">
        {goods.picture ? (
          <Picture name={goods.picture} alt="" shape="square" sizes="64px" widest={160} />
        ) : null}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{goods.name}</b>
        <small className="text-small text-ink-soft">
          {goods.inStock ? goods.weight : t('product.outOfStock')}
        </small>
        <UnwantedMark contains={goods.contains} className="unwanted-line" />
      </span>
      <span className="font-bold">
        <Price sum={goods.shownPrice} from={goods.variations.length > 1} />
      </span>
    </ProductLink>
  )
}
