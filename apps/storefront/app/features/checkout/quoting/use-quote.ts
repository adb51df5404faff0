import type { OrderBody } from '@samobranka/contract'
import { useCallback, useEffect, useRef } from 'react'
import { loadLater } from '../../../startup/load-later.ts'
import { lookAgain } from '../../../startup/look-again.ts'
import type { Quotation } from './checkout-calls.ts'
import { takeQuote, useQuoted } from './quote-store.ts'

const DEBOUNCE_MS = 200
/** Of the three minutes a quote is good for. */
const AGAIN_MS = 120_000

export interface Quoting {
  /** Whether the last quote is of the body at hand. */
  readonly fresh: boolean
  /** The quote of the body at hand, asked for now; null when nobody answers. */
  readonly ask: () => Promise<Quotation | null>
}

/** What the server would charge and object to, asked anew at every change and when a quote has grown old. */
export function useQuote(body: OrderBody | null, lang: string): Quoting {
  const of = useQuoted((state) => state.of)
  const text = body === null ? '' : JSON.stringify(body)
  const latest = useRef(text)
  latest.current = text

  const ask = useCallback(async (): Promise<Quotation | null> => {
    const request = latest.current
    if (request === '') return null
    const found = await loadLater(() => import('./checkout-calls.ts'))
      .then(({ askQuote }) => askQuote(JSON.parse(request), lang))
      .catch(() => null)
    if (latest.current !== request) return found
    if (found) takeQuote(request, found.quote, found.troubles)
    else useQuoted.setState({ failed: true })
    return found
  }, [lang])

  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, ask])

  useEffect(() => lookAgain(() => void ask(), AGAIN_MS, 'online'), [ask])

  return { fresh: of === text && text !== '', ask }
}
