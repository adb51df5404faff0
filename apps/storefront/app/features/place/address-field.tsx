import type { Suggestion } from '@samobranka/contract'
import { LIMITS } from '@samobranka/contract/limits'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Problem } from '../../ui/fields/problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { suggest } from './place-calls.ts'

interface Props {
  readonly value: string
  readonly problem: string | null
  readonly onType: (line: string) => void
  readonly onChoose: (found: Suggestion) => void
}

const PAUSE = 180

/** A line of text that offers addresses as it is typed; arrows and Enter choose among them. */
export function AddressField({ value, problem, onType, onChoose }: Props) {
  const { t } = useI18n()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(query)
  const open = query !== null && found !== null
  const choose = (one: Suggestion) => {
    onChoose(one)
    setActive(-1)
    // A street without a house is half an address: its houses are offered next.
    setQuery(one.hasHouse ? null : `${one.line}, `)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (step && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') setQuery(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="field address-field">
      <label htmlFor={id}>{t('place.address')}</label>
      <div className="address-line">
        <input
          ref={input}
          id={id}
          className="field-input"
          maxLength={LIMITS.addressLine}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('place.addressPlaceholder')}
          value={value}
          onChange={({ target }) => {
            onType(target.value)
            setActive(-1)
            setQuery(target.value.trim().length > 1 ? target.value : null)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setQuery(null)}
        />
        {value ? (
          <button
            type="button"
            className="round address-clear"
            aria-label={t('search.clear')}
            onClick={() => {
              onType('')
              setQuery(null)
              input.current?.focus()
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
        <div id={`${id}-list`} role="listbox" aria-label={t('place.suggestions')} hidden={!open}>
          {open
            ? found.map((one, place) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above moves the choice by keys
                <div
                  key={`${one.line} ${one.lat} ${one.lon}`}
                  id={`${id}-${place}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={place === active}
                  // The field must not lose focus before the tap is heard.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(one)}
                >
                  <Icon name="pin" size={18} />
                  {one.line}
                </div>
              ))
            : null}
        </div>
      </div>
      {open && found.length === 0 ? (
        <p role="status" className="text-small text-ink-soft">
          {t('place.noSuggestions')}
        </p>
      ) : null}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </div>
  )
}

/** null while there is nothing to offer: no question, or no answer to it. */
function useSuggestions(query: string | null): readonly Suggestion[] | null {
  const { language } = useI18n()
  const [found, setFound] = useState<readonly Suggestion[] | null>(null)
  useEffect(() => {
    if (query === null) {
      setFound(null)
      return
    }
    let stale = false
    const timer = setTimeout(async () => {
      const answer = await suggest(query.trim(), language)
      if (!stale && answer) setFound(answer)
    }, PAUSE)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [query, language])
  return found
}
