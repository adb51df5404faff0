import type { Product } from '@samobranka/rules'
import type { CardGoods } from './card-goods.ts'

/** A product as its sheet shows it. */
export interface OpenProduct {
  readonly product: Product
  readonly address: string
  readonly related: readonly CardGoods[]
  /** False: only what its card says is here yet, the rest is on its way. */
  readonly complete: boolean
}
