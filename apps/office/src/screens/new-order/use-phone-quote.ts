import { type Quote, quotePhoneOrder } from '@samobranka/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { type Draft, draftBody } from './draft.ts'

export interface PhoneQuote {
  readonly quote: Quote | null
  /** What is shown is of what was said before. */
  readonly isOld: boolean
  readonly fault: Error | null
}

const PAUSE_MS = 250

/** What the order comes to, asked anew whenever something of it changes. */
export function usePhoneQuote(draft: Draft): PhoneQuote {
  const wanted = JSON.stringify(draftBody(draft))
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [quotePhoneOrder.name, asked],
    queryFn: ({ signal }) => call(quotePhoneOrder, { body: JSON.parse(asked), signal }),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const isEmpty = draft.lines.length === 0
  return {
    quote: isEmpty ? null : (data ?? null),
    isOld: asked !== wanted || isPlaceholderData,
    fault: isEmpty ? null : error,
  }
}
