import type { Catalogue, Product } from '@samobranka/rules'
import { readBytes } from './read-bytes.ts'
import { type SearchIndex, searchIndex } from './search-index.ts'
import type { Question, WorkerAnswer } from './worker-messages.ts'

/** So many goods in one message: taken over within a frame also by a slow telephone. */
const HANDFUL = 40

let visible: Catalogue = { categories: [], products: [] }
let index: Promise<SearchIndex> | null = null

const say = (answer: WorkerAnswer): void => self.postMessage(answer)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const work = data.kind === 'read' ? read(data) : find(data)
  work.catch((fault: unknown) => say({ kind: 'failed', number: data.number, why: String(fault) }))
})

async function read({ number, bytes, visibility }: Extract<Question, { kind: 'read' }>): Promise<void> {
  const catalogue = await readBytes(bytes, visibility, () => null)
  const { categories, products } = catalogue.whole
  for (let place = 0; place < products.length; place += HANDFUL)
    say({ kind: 'goods', number, products: products.slice(place, place + HANDFUL) })
  const shown = new Set<Product>(catalogue.visible.products)
  say({
    kind: 'read',
    number,
    order: {
      categories,
      shownCategories: catalogue.visible.categories.map(({ id }) => id),
      hiddenProducts: products.filter((product) => !shown.has(product)).map(({ id }) => id),
    },
  })
  visible = catalogue.visible
  index = null
}

async function find(question: Extract<Question, { kind: 'find' }>): Promise<void> {
  index ??= searchIndex(visible)
  const { number, query, most, synonyms } = question
  say({ kind: 'found', number, ids: (await index).find(query, most, synonyms) })
}

say({ kind: 'ready' })
