import type { words as source } from './languages/ru.ts'
import type { Plural } from './message.ts'

export type Key = keyof typeof source

/** What every language answers: a word that is plural in Russian is plural everywhere. */
export type Words = { readonly [K in Key]: (typeof source)[K] extends string ? string : Plural }
