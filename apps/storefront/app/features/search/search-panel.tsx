import { LIMITS } from '@samobranka/contract/limits'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findGoods, useCatalogueStore } from '../catalogue-store/index.ts'
import { SearchBeginnings } from './search-beginnings.tsx'
import { rememberSearch } from './search-history.ts'
import { SearchResults } from './search-results.tsx'

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
  const catalogue = useCatalogueStore((store) => store.catalogue)
  // Ready by the time the first letter is typed.
  useEffect(() => {
    if (catalogue) void findGoods(catalogue, '', 0).catch(() => undefined)
  }, [catalogue])
  const searchFor = (search: string) => {
    setQuery(search)
    input.current?.focus()
  }
  /** What was found was opened or bought: that is a search to come back to. */
  const remember = ({ target }: MouseEvent) => {
    if (query.trim() !== '' && target instanceof Element && target.closest('.search-result'))
      rememberSearch(query)
  }
  /** Arrows walk from the field through what was found and back; Enter in the field takes the first. */
  const walk = (event: KeyboardEvent) => {
    const links = [...(results.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const place = links.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Enter' && query.trim() !== '' && document.activeElement === input.current) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what is done with the controls inside it
    <div className="contents" onKeyDown={walk} onClickCapture={remember}>
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
          <SearchBeginnings onSearch={searchFor} />
        ) : (
          <SearchResults
            query={query.trim()}
            onSearch={searchFor}
            onFound={() => {
              if (entered.current) takeFirst()
            }}
          />
        )}
      </div>
    </div>
  )
}
