import type { Catalogue, Product, Visibility } from '@samobranka/rules'
import type { ReadCatalogue } from './read-bytes.ts'
import type { Order, Question, WorkerAnswer } from './worker-messages.ts'

/** A thread of its own for what takes long: reading ten thousand products, and searching among them. */
export interface CatalogueWorker {
  read(bytes: ArrayBuffer, visibility: Visibility): Promise<ReadCatalogue>
  /** Ids of what was read last, the best first. */
  find(query: string, most: number, synonyms: string): Promise<readonly number[]>
  /** Whether that is what it would search in. */
  has(catalogue: Catalogue): boolean
}

/** A script that does not come must not keep the catalogue from being read here. */
const PATIENCE_MS = 10_000

let opened: Promise<CatalogueWorker | null> | null = null

/** null where there can be none: an old browser, scripts on another address, a lost network. */
export function catalogueWorker(): Promise<CatalogueWorker | null> {
  opened ??= open()
  return opened
}

function open(): Promise<CatalogueWorker | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./catalogue-worker-thread.ts', import.meta.url), { type: 'module' })
      const giveUp = () => {
        worker.terminate()
        resolve(null)
      }
      const timer = setTimeout(giveUp, PATIENCE_MS)
      worker.addEventListener('error', giveUp, { once: true })
      const ready = ({ data }: MessageEvent<WorkerAnswer>) => {
        if (data.kind !== 'ready') return
        clearTimeout(timer)
        worker.removeEventListener('error', giveUp)
        resolve(workerOf(worker))
      }
      worker.addEventListener('message', ready, { once: true })
    } catch {
      resolve(null)
    }
  })
}

interface Waiting {
  readonly products: Product[]
  readonly onRead?: (order: Order) => void
  readonly onFound?: (ids: readonly number[]) => void
  readonly onFailed: (fault: Error) => void
}

/** The page's end of the thread. */
export function workerOf(worker: Pick<Worker, 'postMessage' | 'addEventListener'>): CatalogueWorker {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let known: Catalogue | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'ready') return
    const request = waiting.get(data.number)
    if (data.kind === 'goods') {
      request?.products.push(...data.products)
      return
    }
    waiting.delete(data.number)
    if (data.kind === 'read') request?.onRead?.(data.order)
    else if (data.kind === 'found') request?.onFound?.(data.ids)
    else request?.onFailed(new Error(data.why))
  })
  worker.addEventListener('error', ({ message }: ErrorEvent) => {
    for (const { onFailed } of waiting.values()) onFailed(new Error(message))
    waiting.clear()
  })

  const ask = (question: Question, how: Omit<Waiting, 'products'>, transfer: Transferable[] = []) => {
    waiting.set(question.number, { ...how, products: [] })
    worker.postMessage(question, transfer)
  }

  return {
    has: (catalogue) => known === catalogue,
    read: (bytes, visibility) =>
      new Promise((resolve, onFailed) => {
        const number = ++last
        const onRead = (order: Order) => {
          const read = inOrder(products, order)
          known = read.visible
          resolve(read)
        }
        ask({ kind: 'read', number, bytes, visibility }, { onRead, onFailed }, [bytes])
        const products = waiting.get(number)?.products ?? []
      }),
    find: (query, most, synonyms) =>
      new Promise((onFound, onFailed) => {
        ask({ kind: 'find', number: ++last, query, most, synonyms }, { onFound, onFailed })
      }),
  }
}

function inOrder(products: readonly Product[], order: Order): ReadCatalogue {
  const shown = new Set(order.shownCategories)
  const hidden = new Set(order.hiddenProducts)
  const { categories } = order
  return {
    whole: { categories, products },
    visible: {
      categories: categories.filter(({ id }) => shown.has(id)),
      products: hidden.size === 0 ? products : products.filter(({ id }) => !hidden.has(id)),
    },
  }
}
