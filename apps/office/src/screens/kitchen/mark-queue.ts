import type { KitchenMark, MarkedKitchen } from '@samobranka/contract'

interface Kept {
  readonly kitchen: number
  readonly mark: KitchenMark
}

/** What became of a batch: `later` where nobody answered, `never` where the server does not understand it. */
export type Sent =
  | { readonly kind: 'sent'; readonly marked: MarkedKitchen }
  | { readonly kind: 'later' | 'never' }

export interface MarkQueueParts {
  send(kitchen: number, marks: readonly KitchenMark[]): Promise<Sent>
  /** Kept through a closed page, a flat battery and a night. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly storageKey: string
  onSent(kitchen: number, marked: MarkedKitchen): void
  onLost(marks: readonly KitchenMark[]): void
}

export interface MarkQueue {
  add(kitchen: number, marks: readonly KitchenMark[]): void
  /** Sends what is kept, in its order; asked again meanwhile it goes on with what has come since. */
  flush(): Promise<void>
  /** What the server does not know yet; the same list while nothing changes. */
  kept(kitchen: number): readonly KitchenMark[]
  onChange(listener: () => void): () => void
}

/** As many as one call may bring. */
const BATCH = 200

/** Marks wait here until the server has them. Each has its name: sent twice it counts once. */
export function createMarkQueue({ send, storage, storageKey, onSent, onLost }: MarkQueueParts): MarkQueue {
  let queue: readonly Kept[] = read()
  let views = new Map<number, readonly KitchenMark[]>()
  let flushing: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function read(): readonly Kept[] {
    try {
      return JSON.parse(storage.getItem(storageKey) ?? '[]')
    } catch {
      return []
    }
  }

  function change(next: readonly Kept[]): void {
    queue = next
    views = new Map()
    try {
      storage.setItem(storageKey, JSON.stringify(queue))
    } catch {
      // It is full or forbidden; the page goes by what is in memory.
    }
    for (const listener of listeners) listener()
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const first = queue[0]
      if (!first) return
      const batch = queue.filter(({ kitchen }) => kitchen === first.kitchen).slice(0, BATCH)
      const marks = batch.map(({ mark }) => mark)
      const sent = await send(first.kitchen, marks)
      if (sent.kind === 'later') return
      // The new board first: without the marks on the old one, the screen would jump back for a moment.
      if (sent.kind === 'sent') onSent(first.kitchen, sent.marked)
      else onLost(marks)
      change(queue.filter((one) => !batch.includes(one)))
    }
  }

  return {
    add(kitchen, marks) {
      change([...queue, ...marks.map((mark) => ({ kitchen, mark }))])
    },
    flush() {
      flushing ??= sendAll().finally(() => {
        flushing = null
      })
      return flushing
    },
    kept(kitchen) {
      const known = views.get(kitchen)
      if (known) return known
      const view = queue.filter((one) => one.kitchen === kitchen).map(({ mark }) => mark)
      views.set(kitchen, view)
      return view
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
