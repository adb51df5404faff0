import type { Settings } from '@samobranka/contract'
import type { Category } from '@samobranka/rules'

/** A kitchen as the footer names it. */
export interface ShopPlace {
  readonly id: number
  readonly name: string
  readonly address: string
  readonly contacts: readonly ShopContact[]
}

export interface ShopContact {
  readonly phone: string
  readonly shown: string
}

/** What every page shows of the shop, and no more: settings hold much that no page needs. */
export interface ShopView {
  readonly name: string
  readonly description: string
  readonly logo: string
  readonly iconSvg: string
  readonly iconPng: string
  /** What a shared link shows where the page has no picture of its own. */
  readonly shareImage: string
  readonly css: string
  readonly defaultDark: boolean
  readonly contacts: readonly ShopContact[]
  readonly menu: Settings['menu']
  readonly infoTitles: Settings['infoTitles']
  readonly footerInfo: string
  readonly languages: readonly { readonly code: string; readonly text: string; readonly isDefault: boolean }[]
  readonly addresses: readonly string[]
  readonly places: readonly ShopPlace[]
  readonly hidesDeliveryPrice: boolean
  /** How one logs in, and whose numbers need no plus. */
  readonly login: { readonly channels: Settings['loginChannels']; readonly country: string }
}

/** A category as menus and prices need it. */
export type MenuCategory = Pick<Category, 'id' | 'name' | 'parent' | 'slug' | 'freeLimit'>
