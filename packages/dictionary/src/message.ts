export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** One text a CLDR category; `other` stands in for a category that the language's rules ask for and the word lacks. */
export type Plural = { readonly other: string } & { readonly [category in PluralCategory]?: string }

export type Message = string | Plural
