import type { RootData } from './root-data.ts'

/** schema.org's Restaurant: who cooks, where, and how to call. */
export function shopJsonLd({ shop, publicUrl }: Pick<RootData, 'shop' | 'publicUrl'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    description: shop.description,
    url: new URL('/', publicUrl).href,
    ...(shop.shareImage ? { image: new URL(shop.shareImage, publicUrl).href } : {}),
    ...(shop.contacts[0] ? { telephone: shop.contacts[0].phone } : {}),
    address: shop.addresses,
    hasMenu: new URL('/', publicUrl).href,
  }
}
