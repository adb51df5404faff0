import { filterFacets, filterProducts, noFilter, productsOfCategory } from '@samobranka/rules'
import { categoryView } from '../../apps/storefront/app/features/catalogue/category-view.ts'
import { readBytes } from '../../apps/storefront/app/features/catalogue-store/read-bytes.ts'
import { searchIndex } from '../../apps/storefront/app/features/catalogue-store/search-index.ts'
import { timePerCall } from './time-per-call.ts'

const EVERYTHING = { showOutOfStock: true, fragmented: false, warehouseId: null }
/** As they are typed: a beginning, a slip of the finger, the wrong layout, a number. */
const TYPED = ['ма', 'маргарита 5', 'gbwwf', 'пеперони', 'сыр']
const ROUNDS = 5

/** What the browser's thread for goods, and the page, do with a catalogue; milliseconds each. */
export async function inTheBrowser(bytes: ArrayBuffer): Promise<Readonly<Record<string, number>>> {
  const noPause = () => null
  const read = await median(() => readBytes(bytes, EVERYTHING, noPause))
  const { visible } = await readBytes(bytes, EVERYTHING, noPause)
  // Kept by catalogue: another one of the same goods is built anew.
  const index = await median(() => searchIndex({ ...visible }))
  const search = await searchIndex(visible)
  const keystrokes = TYPED.map((text) => timePerCall(() => search.find(text, 20)))
  const largest = visible.categories
    .filter(({ parent }) => parent === 0)
    .map((category) => ({ category, products: productsOfCategory(category.id, visible) }))
    .toSorted((a, b) => b.products.length - a.products.length)[0]
  if (!largest) throw new Error('The business has no category.')
  const { category, products } = largest
  const filter = { ...noFilter, priceFrom: 10_000 }
  const tick = timePerCall(() => [filterFacets(products, filter), filterProducts(products, filter)])
  const filtered = timePerCall(() =>
    categoryView({ ...visible }, { categorySlug: category.slug }, null, { filter, order: 'published' }),
  )
  return { read, index, keystroke: Math.max(...keystrokes), tick, filtered }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work()
    rounds.push(performance.now() - began)
  }
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN
}
