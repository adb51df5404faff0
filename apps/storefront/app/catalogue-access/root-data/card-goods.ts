import type { Content, Money, Product } from '@samobranka/rules'

/** What a page says of a product on a card: enough to show it, to price it and to put it in the cart. */
export interface CardGoods
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'price'
    | 'priceMultiplier'
    | 'measureUnit'
    | 'portionSize'
    | 'weight'
    | 'categories'
    | 'step'
    | 'firstAddMinimum'
    | 'badges'
    | 'variations'
    | 'freeLimit'
    | 'combo'
    | 'excludedFromMinimum'
  > {
  readonly address: string
  readonly picture: string
  readonly shownPrice: Money
  readonly oldPrice: Money | null
  readonly inStock: boolean
  /** Of what preferences ask about: the page is everybody's, the browser knows whom it warns. */
  readonly contains: readonly Content[]
  /** Only the supplements that come with the dish from the start: they belong to its price. */
  readonly included: Product['supplements']
}
