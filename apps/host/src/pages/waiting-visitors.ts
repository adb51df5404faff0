export interface WaitingVisitors {
  join(visitor: AbortSignal): void
  /** Whether everybody who asked has left. */
  areGone(): boolean
}

/** Who waits for one rendering: a crowd may share it, and it is worth its time while one of them is there. */
export function waitingVisitors(...first: readonly AbortSignal[]): WaitingVisitors {
  const visitors = [...first]
  return {
    join: (visitor) => void visitors.push(visitor),
    areGone: () => visitors.length > 0 && visitors.every(({ aborted }) => aborted),
  }
}

/** Nobody reads what would be rendered. */
export class NobodyWaits extends Error {}
