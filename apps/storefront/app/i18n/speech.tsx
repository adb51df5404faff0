import type { Language, Translate, Words } from '@samobranka/dictionary'
import { type Currency, formatMoney, type Money } from '@samobranka/rules'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { translatorOf } from './translator-of.ts'

export interface Speech {
  readonly t: Translate
  readonly money: (sum: Money) => string
  readonly language: Language
}

export const SpeechContext = createContext<Speech | null>(null)

interface Props {
  readonly words: Partial<Words>
  /** The operator's own words. */
  readonly overrides: object
  readonly language: Language
  readonly currency: Currency
  readonly children: ReactNode
}

/** How the page talks: its words, its prices, its language. */
export function SpeechProvider({ words, overrides, language, currency, children }: Props) {
  const speech = useMemo(
    () => speechOf(translatorOf({ words, language, overrides }), language, currency),
    [words, overrides, language, currency],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

const speeches = new WeakMap<Translate, Map<string, Speech>>()

/** The same for all pages of one language and currency: what was drawn in it once can be shown again. */
function speechOf(t: Translate, language: Language, currency: Currency): Speech {
  const { code, symbol, rate, decimals } = currency
  const key = [code, symbol, rate, decimals].join(' ')
  const ofWords = speeches.get(t) ?? new Map<string, Speech>()
  const speech = ofWords.get(key) ?? { t, money: (sum) => formatMoney(sum, currency, language), language }
  speeches.set(t, ofWords.set(key, speech))
  return speech
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('A component that talks stands outside SpeechProvider')
  return speech
}

export const useTranslate = (): Translate => useSpeech().t
export const useMoney = (): Speech['money'] => useSpeech().money
