import type { PageType, Settings } from '@samobranka/contract'
import { onlyKitchen } from '@samobranka/rules'
import { createContext, useContext } from 'react'

/** How this shop sells, as far as every card must know. */
export interface ShopTerms {
  /** A request is sent instead of an order. */
  readonly byRequest: boolean
  /** A showcase: nothing can be bought. */
  readonly buyingDisabled: boolean
  /** The only kitchen, where there is only one: no place has to be chosen to fill a cart. */
  readonly onlyKitchen: number | null
  readonly hidesDeliveryPrice: boolean
  /** In a restaurant a dish is a page, not a sheet over its category. */
  readonly dishesHavePages: boolean
}

export function shopTerms(settings: Settings, pageType: PageType): ShopTerms {
  return {
    byRequest: settings.simplifiedOrder,
    buyingDisabled: settings.buyingDisabled,
    onlyKitchen: onlyKitchen(settings, settings.warehouses),
    hidesDeliveryPrice: settings.hidesDeliveryPrice,
    dishesHavePages: pageType === 'restoran',
  }
}

const ORDINARY: ShopTerms = {
  byRequest: false,
  buyingDisabled: false,
  onlyKitchen: null,
  hidesDeliveryPrice: false,
  dishesHavePages: false,
}

/** A context of its own: a card that read the page's whole data would be drawn again at every step in the shop. */
export const ShopTermsContext = createContext<ShopTerms>(ORDINARY)

export const useShopTerms = (): ShopTerms => useContext(ShopTermsContext)
