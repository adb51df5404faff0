import { create } from 'zustand'
import type { CartView } from './cart-view.ts'

/** The cart as the rules see it; null while the code or the settings for it are not here. */
export const useCartView = create<{ readonly view: CartView | null }>(() => ({ view: null }))
