import type { Category, Product, Visibility } from '@samobranka/rules'

/** What the page asks the thread that reads and searches; an answer has the number of its question. */
export type Question =
  | {
      readonly kind: 'read'
      readonly number: number
      readonly bytes: ArrayBuffer
      readonly visibility: Visibility
    }
  | {
      readonly kind: 'find'
      readonly number: number
      readonly query: string
      readonly most: number
      readonly synonyms: string
    }

export type WorkerAnswer =
  | { readonly kind: 'ready' }
  /** A handful of the goods that were read: all at once would hold the page up while they are taken over. */
  | { readonly kind: 'goods'; readonly number: number; readonly products: readonly Product[] }
  | { readonly kind: 'read'; readonly number: number; readonly order: Order }
  | { readonly kind: 'found'; readonly number: number; readonly ids: readonly number[] }
  | { readonly kind: 'failed'; readonly number: number; readonly why: string }

/** What stands around the goods, and what of them is in sight. */
export interface Order {
  readonly categories: readonly Category[]
  readonly shownCategories: readonly number[]
  readonly hiddenProducts: readonly number[]
}
