import type { Fault } from '@samobranka/contract'

export type Noun = 'warehouse' | 'category' | 'product' | 'coupon'

export interface Reference {
  readonly noun: Noun
  readonly id: number | null
  readonly path: Fault['path']
}
