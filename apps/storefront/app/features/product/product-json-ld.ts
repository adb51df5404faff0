import { cardPrice, isInStock, type Money, type Product } from '@samobranka/rules'
import { sharedPicture } from '../../routing/picture-address.ts'

interface Context {
  readonly publicUrl: string
  readonly address: string
  readonly chargedCurrency: string
  readonly warehouseId: number | null
}

/** schema.org's Product with its offer, in the currency that is charged. */
export function productJsonLd(
  product: Product,
  { publicUrl, address, chargedCurrency, warehouseId }: Context,
): object {
  const absolute = (path: string) => new URL(path, publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description || product.name,
    sku: String(product.id),
    image: product.images.map((image) => absolute(sharedPicture(image))),
    offers: {
      '@type': 'Offer',
      url: absolute(address),
      price: decimal(cardPrice(product)),
      priceCurrency: chargedCurrency,
      availability: `https://schema.org/${isInStock(product, warehouseId) ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

const decimal = (sum: Money): string => `${Math.trunc(sum / 100)}.${String(sum % 100).padStart(2, '0')}`
