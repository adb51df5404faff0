import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import { ROW } from '../../routing/goods-part-path.ts'
import { schedule } from '../../startup/schedule.ts'
import { useCatalogueStore } from '../catalogue-store/index.ts'
import { takePart } from './take-part.ts'

/** Half a window ahead: a thumb that moves the first rows into sight is about to tap, and meets no work of another's. */
const AHEAD = '50% 0px'

type Take = () => void

/** Rows that nobody has come near yet. */
const others = new Set<Take>()
let isTaking = false

/**
 * The goods of a home page's row: at once when somebody comes near it; else, when the page has settled and the
 * browser has the catalogue, one row after the other, so that whoever searches in the page finds them.
 */
export function awaitRow(
  slug: string,
  place: Element | null,
  ended: AbortSignal,
  tell: (goods: readonly CardGoods[]) => void,
): void {
  if (!place || ended.aborted) return
  const take = async () => {
    if (!others.delete(take)) return
    const goods = await takePart({ slugs: [slug], section: ROW, from: 0, search: '' })
    if (!ended.aborted) tell(goods)
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void take()
    },
    { rootMargin: AHEAD },
  )
  watcher.observe(place)
  others.add(take)
  takeOthers()
  ended.addEventListener('abort', () => {
    watcher.disconnect()
    others.delete(take)
  })
}

function takeOthers(): void {
  if (isTaking || others.size === 0 || !useCatalogueStore.getState().catalogue) return
  isTaking = true
  schedule(() => {
    isTaking = false
    const [first] = others
    first?.()
    takeOthers()
  }, 'settled')
}

useCatalogueStore.subscribe(takeOthers)
