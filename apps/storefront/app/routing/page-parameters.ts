import { LANGUAGE_PARAMETER } from '../i18n/language-of.ts'
import { PRODUCT_PARAMETER } from './paths.ts'

/** What an address may ask of a category. */
export const SELECTION_PARAMETERS = ['from', 'to', 'badge', 'attr', 'sort'] as const

/** Of a list that is read in pages, and of which part of it. */
export const PAGE_PARAMETER = 'page'
export const PART_PARAMETER = 'show'

/** Of a part of a list of goods: which list, which section of it, and from which place on. */
export const GOODS_PARAMETERS = { list: 'at', section: 'section', from: 'first' } as const

/** By which the router itself asks for the data of some routes. */
const ROUTER_PARAMETERS = ['_routes', 'index'] as const

/**
 * All that a page rendered on the server may depend on. Whatever else stands in an address, marks of advertisements
 * above all, changes nothing: such a visitor is given the page that is kept.
 */
export const PAGE_PARAMETERS: readonly string[] = [
  LANGUAGE_PARAMETER,
  PRODUCT_PARAMETER,
  ...SELECTION_PARAMETERS,
  PAGE_PARAMETER,
  PART_PARAMETER,
  ...Object.values(GOODS_PARAMETERS),
  ...ROUTER_PARAMETERS,
]
