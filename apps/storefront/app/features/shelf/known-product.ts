import type { Product } from '@samobranka/rules'
import type { CardGoods } from './card-goods.ts'

/** A product as far as the browser knows it: from a card alone, or from the whole catalogue. */
export interface KnownProduct {
  readonly product: Product
  readonly address: string
  /** False: description, supplements, related goods and stock have not arrived, which is not the same as none. */
  readonly complete: boolean
}

/** Enough of a product to price a line of it; what a card does not say is left empty. */
export function knownFromCard(card: CardGoods): KnownProduct {
  const { address, picture, included, shownPrice: _shown, oldPrice: _old, ...goods } = card
  return {
    address,
    complete: false,
    product: {
      ...goods,
      images: picture ? [picture] : [],
      supplements: included,
      slug: '',
      description: '',
      regularPrice: null,
      countable: false,
      attributes: [],
      locations: [],
      url: '',
      restaurants: [],
      available: true,
      relatedIds: [],
      seo: { title: '', description: '', focusKeyword: '', ogImage: '' },
      stock: [],
      nutrition: null,
      allergens: [],
    },
  }
}
