import { createTranslator, type Language, type Translate, type Words } from '@samobranka/dictionary'
import { type Currency, formatMoney, type Money } from '@samobranka/rules'
import { createContext, type ReactNode, useContext, useMemo } from 'react'

export interface Speech {
  readonly t: Translate
  readonly money: (sum: Money) => string
  readonly language: Language
}

const SpeechContext = createContext<Speech | null>(null)

interface Props {
  readonly words: Partial<Words>
  /** The operator's own words. */
  readonly overrides: unknown
  readonly language: Language
  readonly currency: Currency
  readonly children: ReactNode
}

/** How the page talks: its words, its prices, its language. */
export function SpeechProvider({ words, overrides, language, currency, children }: Props) {
  const speech = useMemo<Speech>(
    () => ({
      t: createTranslator(words, language, overrides),
      money: (sum) => formatMoney(sum, currency, language),
      language,
    }),
    [words, overrides, language, currency],
  )
  return <SpeechContext value={speech}>{children}</SpeechContext>
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('A component that talks stands outside SpeechProvider')
  return speech
}

export const useTranslate = (): Translate => useSpeech().t
export const useMoney = (): Speech['money'] => useSpeech().money
