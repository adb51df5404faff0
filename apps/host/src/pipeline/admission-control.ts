/** What a request is worth when there is more than can be served: orders go first, pages and pictures last. */
export type Priority = 'order' | 'call' | 'page' | 'picture'

export interface AdmissionControl {
  /** null: come again later. Otherwise what to call when the answer is out. */
  admit(priority: Priority): (() => void) | null
  /** Whether somebody is just ordering: pages let him pass. */
  isOrdering(): boolean
}

interface Limit {
  /** So many at once; each more would only make all of them slower. */
  readonly most: number
  /** Above this the process is behind its work, and what is worth less is left out first. */
  readonly lagMs: number
}

const usual: Readonly<Record<Priority, Limit>> = {
  picture: { most: 300, lagMs: 1_000 },
  page: { most: 40, lagMs: 1_000 },
  call: { most: 500, lagMs: 3_000 },
  order: { most: 2_000, lagMs: Number.POSITIVE_INFINITY },
}

/** Fewer are never too many: the process may be late for reasons of its own, such as a new catalogue. */
const crowd = 10

/** Counts who is inside. `lagMs` tells how late the process is. */
export function createAdmissionControl(
  lagMs: () => number,
  limits: Readonly<Record<Priority, Limit>> = usual,
): AdmissionControl {
  const inside: Record<Priority, number> = { picture: 0, page: 0, call: 0, order: 0 }
  return {
    isOrdering: () => inside.order > 0,
    admit(priority) {
      const { most, lagMs: patience } = limits[priority]
      const isCrowd = inside[priority] >= crowd
      if (inside[priority] >= most || (isCrowd && lagMs() > patience)) return null
      inside[priority] += 1
      let left = false
      return () => {
        if (!left) inside[priority] -= 1
        left = true
      }
    },
  }
}

/** Money and orders: what a customer has already decided on. */
const ofOrders =
  /^(\/api)?\/(wp-json\/(checkout\/v1\/orders|payments\/|wc\/v[23]\/orders|wc\/auth\/)|payments\/)/

/** null for what must always be answered: whoever watches the shop has to see that it is busy. */
export function priorityOf(kind: string, path: string): Priority | null {
  if (kind === 'health' || kind === 'metrics' || kind === 'asset') return null
  // Whoever cooks what was ordered comes before whoever looks at the menu.
  if (kind === 'office' || kind === 'office-api') return 'order'
  if (kind === 'api' || kind === 'backend') return ofOrders.test(path) ? 'order' : 'call'
  return kind === 'picture' ? 'picture' : kind === 'page' ? 'page' : 'call'
}
