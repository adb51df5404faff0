import { LIMITS } from '@samobranka/contract/limits'
import { contentsOf } from '@samobranka/rules'
import { type KeyboardEvent, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { menuPath } from '../../lib/paths.ts'
import { useRootData } from '../../lib/root-data.ts'
import { useTranslate } from '../../lib/speech.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductLink } from '../product/index.ts'
import { type CardGoods, cardGoods, findGoods, useShelf } from '../shelf/index.ts'
import { keepTastes, suits, UnwantedMark, useTastes } from '../tastes/index.ts'
import { useFound } from './use-found.ts'

const MOST = 30
const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function SearchPanel() {
  const t = useTranslate()
  const field = useId()
  const results = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const entered = useRef(false)
  const takeFirst = () => {
    entered.current = false
    results.current?.querySelector<HTMLElement>('a')?.click()
  }
  const catalogue = useShelf((shelf) => shelf.catalogue)
  // Ready by the time the first letter is typed.
  useEffect(() => {
    if (catalogue) void findGoods(catalogue, '', 0).catch(() => undefined)
  }, [catalogue])
  /** Arrows walk from the field through what was found and back; Enter in the field takes the first. */
  const walk = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const place = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && document.activeElement === input.current) {
      // Of what stands there for the letters before the last ones, nothing is meant.
      entered.current = results.current?.querySelector<HTMLElement>('[data-of]')?.dataset.of !== query.trim()
      if (!entered.current) takeFirst()
    }
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
            maxLength={LIMITS.search}
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
        {query.trim() === '' ? (
          <Beginnings />
        ) : (
          <Results
            query={query.trim()}
            onFound={() => {
              if (entered.current) takeFirst()
            }}
          />
        )}
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
            <Link to={menuPath(slug)} replace className="chip">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ResultsProps {
  readonly query: string
  /** What stands there is what the query finds. */
  readonly onFound: () => void
}

function Results({ query: typed, onFound }: ResultsProps) {
  const t = useTranslate()
  const catalogue = useShelf((shelf) => shelf.catalogue)
  const products = useShelf((shelf) => shelf.products)
  const warehouseId = useShelf((shelf) => shelf.warehouseId)
  const answer = useFound(catalogue, typed, MOST)
  const tastes = useTastes()
  const tellFound = useEffectEvent(onFound)
  const isAnswered = answer?.query === typed
  useEffect(() => {
    if (isAnswered) tellFound()
  }, [isAnswered])
  if (!catalogue || !answer) return <p className="text-ink-soft">{t('common.loading')}</p>
  const { query } = answer
  const all = answer.ids.flatMap((id) => products.get(id) ?? [])
  const found = tastes.only ? all.filter((product) => suits(contentsOf(product), tastes)) : all
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

/** Drawn once: what the next letter finds as well stays as it is. */
const Result = memo(function Result({ goods }: { readonly goods: CardGoods }) {
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
})
