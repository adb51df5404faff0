import type { MetaDescriptor } from 'react-router'
import { pageHead } from '../../lib/head.ts'
import { sharedPicture } from '../../lib/picture-address.ts'
import type { RootData } from '../../lib/root-data.ts'
import type { OpenProduct } from './open-product.ts'
import { productJsonLd } from './product-json-ld.ts'
import { productTitle } from './product-title.ts'

/** Whatever page an open product lies over, search engines and shared links are told of the product. */
export function productHead({ product, address }: OpenProduct, root: RootData): MetaDescriptor[] {
  const image = product.seo.ogImage || product.images[0] || ''
  return pageHead(
    {
      title: productTitle(product, root.shop.name),
      description: product.seo.description || product.description || product.name,
      path: address,
      image: sharedPicture(image),
      type: 'product',
      jsonLd: productJsonLd(product, { ...root, address }),
    },
    root,
  )
}
