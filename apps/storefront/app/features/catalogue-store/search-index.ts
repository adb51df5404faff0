import {
  type Catalogue,
  categoryPath,
  type Product,
  readSynonyms,
  type Synonyms,
  searchKey,
  searchKeys,
  typosAllowed,
  withSynonyms,
} from '@samobranka/rules'
import MiniSearch from 'minisearch'
import { pauseEachSlice } from '../../startup/pause-each-slice.ts'
import { beginnings } from './beginnings.ts'

export interface SearchIndex {
  /** Ids, the best first; `synonyms` is the shop's list in one text. */
  find(query: string, most: number, synonyms?: string): readonly number[]
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly categories: string
  readonly description: string
  /** Its badges, and the values of what it can be filtered by. */
  readonly marks: string
}

const FIELDS = ['name', 'categories', 'marks', 'description'] as const

/** What means the same is looked for where things are named: “lean chicken” is no vegan dish. */
const NAMING = ['name', 'marks'] as const

const built = new WeakMap<Catalogue, Promise<SearchIndex>>()

/** Of what was typed more is thought than of what means the same. */
const MEANT = 0.5

/** Shorter than this, half of the menu begins with it: the first names that do are what is meant. */
const SHORT = 3

/** Instant and forgiving: both alphabets, the wrong keyboard layout, slips of the finger, beginnings of words. */
export function searchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  const known = built.get(catalogue)
  if (known) return known
  const index = build(catalogue)
  built.set(catalogue, index)
  return index
}

async function build({ products, categories }: Catalogue): Promise<SearchIndex> {
  const key = remembered(searchKey)
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    processTerm: (term) => key(term) || null,
  })
  const pathText = remembered((id: number) =>
    categoryPath(id, categories)
      .map(({ name }) => name)
      .join(' '),
  )
  const pause = pauseEachSlice()
  const first = beginnings()
  for (const product of products) {
    const { id, name, description } = product
    const text = product.categories.map(pathText).join(' ')
    index.add({ id, name, description, categories: text, marks: marksOf(product) })
    first.add(id, searchKey(name), key(text))
    const rest = pause()
    if (rest) await rest
  }
  const search = (key: string, fields: readonly (keyof Entry)[]) =>
    index.search(key, {
      fields: [...fields],
      boost: { name: 4, categories: 2, marks: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => typosAllowed(term) || false,
      processTerm: (term) => term,
    })
  return {
    find(query, most, synonyms = '') {
      const keys = searchKeys(query)
      if (keys.every(({ length }) => length < SHORT)) {
        const few = first.find(keys, most)
        if (few.length === most) return few
      }
      const scores = new Map<number, number>()
      const better = (key: string, weight: number, fields: readonly (keyof Entry)[]) => {
        for (const { id, score } of search(key, fields))
          scores.set(id, Math.max(score * weight, scores.get(id) ?? 0))
      }
      for (const key of keys) {
        better(key, 1, FIELDS)
        for (const meant of withSynonyms(key, groupsOf(synonyms)).slice(1)) better(meant, MEANT, NAMING)
      }
      return [...scores]
        .sort(([, a], [, b]) => b - a)
        .slice(0, most)
        .map(([id]) => id)
    },
  }
}

/** The same words stand in many descriptions: each is worked out once. */
function remembered<In, Out>(work: (given: In) => Out): (given: In) => Out {
  const known = new Map<In, Out>()
  return (given) => {
    const before = known.get(given)
    if (before !== undefined) return before
    const out = work(given)
    known.set(given, out)
    return out
  }
}

/** `contains` speaks to the machine: its words are no words of the menu. */
function marksOf({ badges, attributes }: Product): string {
  const values = attributes.filter(({ name }) => name !== 'contains').map(({ value }) => value)
  return [...badges.map(({ name }) => name), ...values].join(' ')
}

/** The same list comes with every letter. */
const groupsOf: (text: string) => Synonyms = remembered(readSynonyms)
