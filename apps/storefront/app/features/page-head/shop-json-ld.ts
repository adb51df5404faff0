import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { menuPath } from '../../routing/paths.ts'

type ShownShop = Pick<RootData, 'shop' | 'publicUrl' | 'pageType' | 'categories' | 'language'>

/** schema.org's Restaurant, or Store for a shop of groceries: who it is, where, how to call, and what there is. */
export function shopJsonLd({ shop, publicUrl, pageType, categories, language }: ShownShop): object {
  const home = new URL('/', publicUrl).href
  const isStore = pageType === 'samokat' || pageType === 'lavka'
  return {
    '@context': 'https://schema.org',
    '@type': isStore ? 'Store' : 'Restaurant',
    name: shop.name,
    description: shop.description,
    url: home,
    ...(shop.shareImage ? { image: new URL(shop.shareImage, publicUrl).href } : {}),
    ...(shop.contacts[0] ? { telephone: shop.contacts[0].phone } : {}),
    address: shop.addresses,
    ...(isStore ? {} : { hasMenu: menuOf(categories, publicUrl, language) }),
  }
}

function menuOf(categories: ShownShop['categories'], publicUrl: string, language: string): object {
  return {
    '@type': 'Menu',
    inLanguage: language,
    hasMenuSection: categories
      .filter(({ parent }) => parent === 0)
      .map(({ name, slug }) => ({
        '@type': 'MenuSection',
        name,
        url: new URL(menuPath(slug), publicUrl).href,
      })),
  }
}
