import type { words as source } from './languages/ru.ts'

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** One text a CLDR category; `other` stands in for a category that the language's rules ask for and the word lacks. */
export type Plural = { readonly other: string } & { readonly [category in PluralCategory]?: string }

export type Message = string | Plural

export type Key = keyof typeof source

/** What every language answers: a word that is plural in Russian is plural everywhere. */
export type Words = { readonly [K in Key]: (typeof source)[K] extends string ? string : Plural }
