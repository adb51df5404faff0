import type { MetaDescriptor } from 'react-router'
import type { OpenProduct } from '../../catalogue-access/root-data/open-product.ts'
import type { RootData } from '../../catalogue-access/root-data/root-data.ts'
import { breadcrumbs } from '../../routing/breadcrumbs.ts'
import { categoryAddress, homePath } from '../../routing/paths.ts'
import { sharedPicture } from '../../routing/picture-address.ts'
import { pageHead } from '../page-head/index.ts'
import { productJsonLd } from './product-json-ld.ts'
import { productDescription, productTitle } from './product-title.ts'

/** Whatever page an open product lies over, search engines and shared links are told of the product. */
export function productHead({ product, address }: OpenProduct, root: RootData): MetaDescriptor[] {
  const image = product.seo.ogImage || product.images[0] || ''
  return pageHead(
    {
      title: productTitle(product, root.shop.name),
      description: productDescription(product),
      path: address,
      image: sharedPicture(image),
      type: 'product',
      jsonLd: [
        productJsonLd(product, { ...root, address }),
        breadcrumbs(trailOf(product, address, root), root.publicUrl),
      ],
    },
    root,
  )
}

/** From the door over the categories of the product's address to the product. */
function trailOf(product: OpenProduct['product'], address: string, { shop, categories }: RootData) {
  const slugs = address.split(/[/?]/).slice(2, 4).map(decodeURIComponent)
  const steps = slugs.flatMap((slug, depth) => {
    const category = categories.find((one) => one.slug === slug)
    return category ? [{ name: category.name, address: categoryAddress(slugs.slice(0, depth + 1)) }] : []
  })
  return [{ name: shop.name, address: homePath() }, ...steps, { name: product.name, address }]
}
