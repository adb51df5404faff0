import type { Category, Product } from '@samobranka/rules'
import type { CardGoods } from '../../catalogue-access/root-data/card-goods.ts'
import type { MenuCategory } from '../../catalogue-access/root-data/shop-view.ts'

const NO_SEO = { title: '', description: '', focusKeyword: '', ogImage: '' }

/** Enough of a product to price a line of it; what a card does not say stays empty until the catalogue comes. */
export function productFromCard(card: CardGoods): Product {
  const {
    address: _address,
    picture,
    included,
    shownPrice: _shown,
    oldPrice: _old,
    contains,
    ...goods
  } = card
  return {
    ...goods,
    images: picture ? [picture] : [],
    supplements: included,
    slug: '',
    description: '',
    regularPrice: null,
    countable: false,
    attributes: contains.map((value) => ({ name: 'contains', value })),
    locations: [],
    url: '',
    restaurants: [],
    available: true,
    relatedIds: [],
    seo: NO_SEO,
    stock: [],
    nutrition: null,
    allergens: [],
  }
}

/** Enough of a category to know which goods are free extras. */
export function categoryFromMenu(category: MenuCategory): Category {
  return {
    ...category,
    description: '',
    image: '',
    extraImage: '',
    secondExtraImage: '',
    siteImage: '',
    textColor: '',
    showsName: true,
    hidden: false,
    showOnHome: false,
    available: true,
    seo: NO_SEO,
  }
}
