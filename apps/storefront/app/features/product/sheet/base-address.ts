import { PRODUCT_PARAMETER } from '../../../routing/paths.ts'

interface Address {
  readonly pathname: string
  readonly search: string
}

/** The page under an open product: without `product_id`; from the product's own page, its category's. */
export function baseAddress({ pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  query.delete(PRODUCT_PARAMETER)
  const rest = query.size > 0 ? `?${query}` : ''
  const [, root, category, subCategory, product] = pathname.split('/')
  const deeper = root === 'categories' && subCategory !== 'menu' && subCategory !== 'subcategories'
  if (product && (root === 'menu' || deeper)) return `/${root}/${category}/${subCategory}${rest}`
  return `${pathname}${rest}`
}
