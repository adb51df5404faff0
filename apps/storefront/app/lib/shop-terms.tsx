import type { Settings } from '@samobranka/contract'
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
}

export function shopTerms(settings: Settings): ShopTerms {
  return {
    byRequest: settings.simplifiedOrder,
    buyingDisabled: settings.buyingDisabled,
    onlyKitchen: settings.singleStockMode ? settings.singleStockId : null,
    hidesDeliveryPrice: settings.hidesDeliveryPrice,
  }
}

const ORDINARY: ShopTerms = {
  byRequest: false,
  buyingDisabled: false,
  onlyKitchen: null,
  hidesDeliveryPrice: false,
}

/** A context of its own: a card that read the page's whole data would be drawn again at every step in the shop. */
export const ShopTermsContext = createContext<ShopTerms>(ORDINARY)

export const useShopTerms = (): ShopTerms => useContext(ShopTermsContext)
