import type { Product } from '@samobranka/rules'
import { create } from 'zustand'
import { useCatalogueStore } from '../../catalogue-store/index.ts'
import type { Choice } from '../contents/cart-store.ts'

/** What was to go into the cart before anybody knew where to: it goes in when a place is chosen. */
interface WishedGoods {
  readonly product: Product
  readonly choice: Choice
  /** None where the least is meant. */
  readonly count: number | undefined
  /** The dish with its places and stock, which no card knows; undefined before there was a catalogue to ask. */
  readonly whole: Product | null | undefined
}

interface Wishes {
  readonly wish: WishedGoods | null
  /** The dish that was asked for and that the chosen kitchen does not have. */
  readonly lacking: number | null
}

export const useWishedGoods = create<Wishes>(() => ({ wish: null, lacking: null }))

export function wishFor(product: Product, choice: Choice, count: number | undefined): void {
  const { catalogue, products } = useCatalogueStore.getState()
  const whole = catalogue ? (products.get(product.id) ?? null) : undefined
  useWishedGoods.setState({ wish: { product, choice, count, whole } })
}
