import type { Language } from './language.ts'
import type { Message, Plural } from './message.ts'
import { numberWriter } from './number-writer.ts'
import { takeOverrides } from './take-overrides.ts'
import type { Key } from './words.ts'

export type Params = Readonly<Record<string, string | number>>

export type Translate<K extends string = Key> = (key: K, params?: Params) => string

/**
 * `t(key, params)`: `params.count` chooses the plural form, numbers are written the language's way, texts as
 * they are. `overrides` is the operator's `lang_json_data`; an entry that would break a page is ignored.
 */
export function createTranslator<K extends string = Key>(
  words: Readonly<Partial<Record<K, Message>>>,
  language: Language,
  overrides?: unknown,
): Translate<K> {
  const messages: Partial<Record<string, Message>> = { ...words, ...takeOverrides(words, overrides) }
  const write = numberWriter(language)
  let plurals: Intl.PluralRules | null = null

  function form(plural: Plural, count: string | number | undefined): string {
    // With the first plural, as a browser takes its time. Intl has no rules for Tatar and would answer by the machine's
    // own language; Kazakh counts alike.
    plurals ??= new Intl.PluralRules(language === 'tt' ? 'kk' : language)
    return plural[plurals.select(Number(count ?? Number.NaN))] ?? plural.other
  }

  return (key, params = {}) => {
    const message = messages[key] ?? key
    const text = typeof message === 'string' ? message : form(message, params.count)
    // Most words are only read, hundreds of them for a page.
    if (!text.includes('{')) return text
    return text.replace(/(«?)\{(\w+)\}/g, (whole, quote: string, name: string) => {
      const value = params[name]
      if (value === undefined) return whole
      if (typeof value === 'number') return quote + write(value)
      // «Ресторан «Самобранка» у озера» is two quotations side by side.
      return quote + (quote ? value.replaceAll('«', '„').replaceAll('»', '“') : value)
    })
  }
}
