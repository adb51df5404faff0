import { layoutSwap } from './layout-swap.ts'
import { normalise } from './normalise.ts'
import { transliterate } from './transliterate.ts'

/** The key a name or a word is indexed under. */
export function searchKey(text: string): string {
  return transliterate(normalise(text))
}

/** The keys a typed query may be meant as: as it stands, and as the other keyboard layout would have it. */
export function searchKeys(query: string): readonly string[] {
  const keys = [searchKey(query), searchKey(layoutSwap(query))]
  return [...new Set(keys)].filter((key) => key !== '')
}
