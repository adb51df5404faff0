import type { DeliveryType, ProductPath } from '@samobranka/rules'
import { href } from 'react-router'
import { pageParameter } from './page-input.ts'

/** The query parameter that opens a product over any page. */
export const PRODUCT_PARAMETER = pageParameter('product_id')

export const homePath = (): string => href('/')
export const allCategoriesPath = (): string => href('/CategoriesPage')
export const blogPath = (): string => href('/blog')
export const postPath = (slug: string): string => href('/blog/:slug', { slug })
export const informationPath = (): string => href('/information')
export const informationPagePath = (slug: string): string => href('/information/page/:slug', { slug })
export const informationPostPath = (slug: string): string => href('/information/post/:slug', { slug })
export const galleryPath = (): string => href('/gallery')
export const brandsPath = (): string => href('/brands')
export const brandPath = (slug: string): string => href('/brands/:slug', { slug })
export const contactsPath = (): string => href('/contacts')
export const accountPath = (): string => href('/lk')
export const bonusesPath = (): string => href('/lk/bonuses')
export const promocodesPath = (): string => href('/lk/promocodes')
export const ordersPath = (): string => href('/lk/orders')
/** `way` opens checkout for delivery, pickup or a table, whatever was chosen before; `kitchen` says where. */
export function checkoutPath(way?: DeliveryType, kitchen?: number): string {
  if (!way) return href('/order')
  return `${href('/order')}?way=${way}${kitchen ? `&kitchen=${kitchen}` : ''}`
}
export const orderPath = (id: string): string => href('/order/:id', { id })
export const seoDataPath = (): string => href('/seoData')

export function menuPath(
  categorySlug: string,
  subCategorySlug?: string | null,
  slugProduct?: string,
): string {
  if (!subCategorySlug) return href('/menu/:categorySlug', { categorySlug })
  if (!slugProduct) return href('/menu/:categorySlug/:subCategorySlug', { categorySlug, subCategorySlug })
  return href('/menu/:categorySlug/:subCategorySlug/:slugProduct', {
    categorySlug,
    subCategorySlug,
    slugProduct,
  })
}

/** The slugs of a category from the top down, as far as addresses go: a third level is shown by its second. */
export function categoryAddress(slugs: readonly string[]): string {
  const [top = '', below] = slugs
  return menuPath(top, below)
}

/** The product's page, or, where it has none of its own, its category's with the product open. */
export function productAddress(path: ProductPath | null, id: number): string {
  if (!path) return withProduct(homePath(), id)
  if (path.subCategory === null) return withProduct(menuPath(path.category), id)
  return menuPath(path.category, path.subCategory, path.product)
}

/** A page with a product open over it; what else the address asks for, filters among it, stays. */
export function withProduct(path: string, id: number, search = ''): string {
  const query = new URLSearchParams(search)
  query.set(PRODUCT_PARAMETER, String(id))
  return `${path}?${query}`
}

/** A pathname as a person reads it. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
