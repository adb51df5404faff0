import {
  type Catalogue,
  categoryPath,
  type Product,
  searchKey,
  searchKeys,
  typosAllowed,
} from '@samobranka/rules'
import MiniSearch from 'minisearch'

export interface SearchIndex {
  find(query: string, most: number): readonly Product[]
}

interface Entry {
  readonly id: number
  readonly name: string
  readonly categories: string
  readonly description: string
}

const built = new WeakMap<Catalogue, Promise<SearchIndex>>()

/** So many at a time: ten thousand products in one go would hold the page up for a second. */
const CHUNK = 100

/** Instant and forgiving: both alphabets, the wrong keyboard layout, slips of the finger, beginnings of words. */
export function searchIndex(catalogue: Catalogue): Promise<SearchIndex> {
  const known = built.get(catalogue)
  if (known) return known
  const index = build(catalogue)
  built.set(catalogue, index)
  return index
}

async function build({ products, categories }: Catalogue): Promise<SearchIndex> {
  const byId = new Map(products.map((product) => [product.id, product]))
  const key = remembered(searchKey)
  const index = new MiniSearch<Entry>({
    fields: ['name', 'categories', 'description'],
    processTerm: (term) => key(term) || null,
  })
  const pathText = remembered((id: number) =>
    categoryPath(id, categories)
      .map(({ name }) => name)
      .join(' '),
  )
  const entries = products.map((product) => ({
    id: product.id,
    name: product.name,
    description: product.description,
    categories: product.categories.map(pathText).join(' '),
  }))
  await index.addAllAsync(entries, { chunkSize: CHUNK })
  const search = (key: string) =>
    index.search(key, {
      boost: { name: 4, categories: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => typosAllowed(term) || false,
      processTerm: (term) => term,
    })
  return {
    find(query, most) {
      const scores = new Map<number, number>()
      for (const key of searchKeys(query)) {
        for (const { id, score } of search(key)) scores.set(id, Math.max(score, scores.get(id) ?? 0))
      }
      return [...scores]
        .sort(([, a], [, b]) => b - a)
        .slice(0, most)
        .flatMap(([id]) => byId.get(id) ?? [])
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
