import { CONTENTS, type Content } from '@samobranka/rules'

export const DIET_KEY = 'samobranka:preferences'
/** Says that there are some, not which: a page asks it before it is painted. */
export const DIET_COOKIE = 'tastes'

/** What whoever uses this browser does not eat. */
export interface Diet {
  readonly avoided: readonly Content[]
  /** Show only what suits. */
  readonly only: boolean
  /** Whose they are; null: a visitor's, who may yet log in. */
  readonly owner: number | null
}

export const NO_DIET: Diet = { avoided: [], only: false, owner: null }

/** With nothing kept the very value that everybody begins with: nothing is drawn anew for it. */
export function readDiet(text: string | null): Diet {
  if (text === null) return NO_DIET
  try {
    const kept: Partial<Diet> | null = JSON.parse(text)
    const named: readonly unknown[] = Array.isArray(kept?.avoided) ? kept.avoided : []
    const avoided = CONTENTS.filter((content) => named.includes(content))
    const owner = Number.isInteger(kept?.owner) ? (kept?.owner ?? null) : null
    return { avoided, owner, only: kept?.only === true && avoided.length > 0 }
  } catch {
    return NO_DIET
  }
}
