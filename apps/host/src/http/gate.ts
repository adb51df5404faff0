/** What a request is worth when there is more than can be served: orders go first, pages and pictures last. */
export type Rank = 'order' | 'call' | 'page' | 'picture'

export interface Gate {
  /** null: come again later. Otherwise what to call when the answer is out. */
  enter(rank: Rank): (() => void) | null
  /** Whether somebody is just ordering: pages let him pass. */
  isOrdering(): boolean
}

interface Limit {
  /** So many at once; each more would only make all of them slower. */
  readonly most: number
  /** Above this the process is behind its work, and what is worth less is left out first. */
  readonly lagMs: number
}

const usual: Readonly<Record<Rank, Limit>> = {
  picture: { most: 300, lagMs: 1_000 },
  page: { most: 40, lagMs: 1_000 },
  call: { most: 500, lagMs: 3_000 },
  order: { most: 2_000, lagMs: Number.POSITIVE_INFINITY },
}

/** Fewer are never too many: the process may be late for reasons of its own, such as a new catalogue. */
const crowd = 10

/** Counts who is inside. `lagMs` tells how late the process is. */
export function createGate(lagMs: () => number, limits: Readonly<Record<Rank, Limit>> = usual): Gate {
  const inside: Record<Rank, number> = { picture: 0, page: 0, call: 0, order: 0 }
  return {
    isOrdering: () => inside.order > 0,
    enter(rank) {
      const { most, lagMs: patience } = limits[rank]
      const isCrowd = inside[rank] >= crowd
      if (inside[rank] >= most || (isCrowd && lagMs() > patience)) return null
      inside[rank] += 1
      let left = false
      return () => {
        if (!left) inside[rank] -= 1
        left = true
      }
    },
  }
}

/** Money and orders: what a customer has already decided on. */
const ofOrders =
  /^(\/api)?\/(wp-json\/(checkout\/v1\/orders|payments\/|wc\/v[23]\/orders|wc\/auth\/)|payments\/)/

/** null for what must always be answered: whoever watches the shop has to see that it is busy. */
export function rankOf(kind: string, path: string): Rank | null {
  if (kind === 'health' || kind === 'metrics' || kind === 'asset') return null
  if (kind === 'api' || kind === 'backend') return ofOrders.test(path) ? 'order' : 'call'
  return kind === 'picture' ? 'picture' : kind === 'page' ? 'page' : 'call'
}
