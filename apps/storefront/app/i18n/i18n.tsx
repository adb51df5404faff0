import type { Language, Translate, Words } from '@samobranka/dictionary'
import { type Currency, formatMoney, type Money } from '@samobranka/rules'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { translatorOf } from './translator-of.ts'

export interface I18n {
  readonly t: Translate
  readonly money: (sum: Money) => string
  readonly language: Language
}

export const I18nContext = createContext<I18n | null>(null)

interface Props {
  readonly words: Partial<Words>
  /** The operator's own words. */
  readonly overrides: object
  readonly language: Language
  readonly currency: Currency
  readonly children: ReactNode
}

/** How the page talks: its words, its prices, its language. */
export function I18nProvider({ words, overrides, language, currency, children }: Props) {
  const i18n = useMemo(
    () => i18nOf(translatorOf({ words, language, overrides }), language, currency),
    [words, overrides, language, currency],
  )
  return <I18nContext value={i18n}>{children}</I18nContext>
}

const known = new WeakMap<Translate, Map<string, I18n>>()

/** The same for all pages of one language and currency: what was drawn in it once can be shown again. */
function i18nOf(t: Translate, language: Language, currency: Currency): I18n {
  const { code, symbol, rate, decimals } = currency
  const key = [code, symbol, rate, decimals].join(' ')
  const ofWords = known.get(t) ?? new Map<string, I18n>()
  const i18n = ofWords.get(key) ?? { t, money: (sum) => formatMoney(sum, currency, language), language }
  known.set(t, ofWords.set(key, i18n))
  return i18n
}

export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('A component that talks stands outside I18nProvider')
  return i18n
}

export const useTranslate = (): Translate => useI18n().t
export const useMoney = (): I18n['money'] => useI18n().money
