import { createTranslator, type OfficeKey, officeWords, type Translate } from '@samobranka/dictionary'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type OfficeLanguage, usePreferences } from '../session/preferences.ts'

const translate = (language: OfficeLanguage) => createTranslator<OfficeKey>(officeWords(language), language)

const TranslatorContext = createContext<Translate<OfficeKey>>(translate('ru'))

/** The words of everything inside, in the language the person chose. */
export function TranslatorProvider({ children }: { readonly children: ReactNode }) {
  const { language } = usePreferences()
  const t = useMemo(() => translate(language), [language])
  useEffect(() => {
    document.documentElement.lang = language
    document.title = t('office.title')
  }, [language, t])
  return <TranslatorContext value={t}>{children}</TranslatorContext>
}

/** `t('office.…')`: a word of the office, typed by the dictionary. */
export const useTranslate = (): Translate<OfficeKey> => useContext(TranslatorContext)
