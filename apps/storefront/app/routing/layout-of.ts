import type { PageType } from '@samobranka/contract'

export type LayoutName = 'default' | 'catalog' | 'samokat' | 'restaurant'

const MENU_IS_CATALOGUE: ReadonlySet<PageType> = new Set(['cat1', 'cat2', 'cat12'])

/** Which frame a page stands in: by the page type first, then by the route. */
export function layoutOf(pageType: PageType, pathname: string): LayoutName {
  if (pageType === 'samokat' || pageType === 'lavka') return 'samokat'
  if (pageType === 'restoran') return 'restaurant'
  if (/^\/(?:catalog|categories)(?:\/|$)|^\/CategoriesPage(?:\/|$)/.test(pathname)) return 'catalog'
  if (/^\/menu\//.test(pathname) && MENU_IS_CATALOGUE.has(pageType)) return 'catalog'
  return 'default'
}

/** The error page of the category types stands in the catalogue's frame, whatever address was missed. */
export function errorLayoutOf(pageType: PageType): LayoutName {
  return pageType === 'cat1' || pageType === 'cat2' ? 'catalog' : layoutOf(pageType, '/')
}
