import {
  addLine,
  type Cart,
  type CartLine,
  clearCart,
  countOfWeight,
  decrementLine,
  EMPTY_CART,
  incrementLine,
  lineKey,
  mergeLines,
  type Product,
  removeLine,
  setLineCount,
  UNDO_MS,
} from '@samobranka/rules'
import { create } from 'zustand'
import { followKept, readKept, writeKept } from '../../../routing/browser-storage.ts'
import { hideToast } from '../../../ui/toast-store.ts'
import { CART_KEY, readCart, writeCart } from './stored-cart.ts'

/** A second longer than promised: a tap in the last moment still counts. */
const UNDO_LIFETIME = UNDO_MS + 1000

/** Lines that have just gone and can come back. */
interface Removed {
  readonly lines: readonly { readonly line: CartLine; readonly index: number }[]
  readonly name: string | null
  /** What else a cleared cart held: its code, coupons, gifts and bonuses. */
  readonly choices: Partial<Cart>
}

interface CartState {
  readonly cart: Cart
  /** By line key: every card on the page asks at every change, and none may walk the lines for it. */
  readonly counts: ReadonlyMap<string, number>
  readonly removed: Removed | null
  /** False until the stored cart has been read: an empty cart before that is not known to be empty. */
  readonly ready: boolean
}

export type Choice = Pick<CartLine, 'variationId' | 'supplements'>

type WeighedLine = Pick<CartLine, 'variationId'> & { readonly key: string }

export const useCart = create<CartState>(() => ({
  cart: EMPTY_CART,
  counts: new Map(),
  removed: null,
  ready: false,
}))

/** Reads the kept cart and follows the other tabs; called once the page has taken over from the server's. */
export function startCart(): () => void {
  useCart.setState({ ...holding(readCart(readKept(CART_KEY))), ready: true })
  return followKept(CART_KEY, (text) => useCart.setState({ ...holding(readCart(text)), removed: null }))
}

/** `count` is what the customer asked for in the product's sheet; a card adds the least. */
export function addToCart(product: Product, choice: Choice, count?: number): void {
  change(addLine(useCart.getState().cart, product, choice, count))
}

export function increaseLine(product: Product, key: string): void {
  change(incrementLine(useCart.getState().cart, product, key))
}

/** As many portions as come nearest to the weight that was typed. */
export function weighLine(product: Product, line: WeighedLine, grams: number): void {
  const count = countOfWeight(product, line.variationId, grams)
  change(setLineCount(useCart.getState().cart, line.key, count))
}

export function decreaseLine(product: Product, key: string): void {
  const before = useCart.getState().cart
  const after = decrementLine(before, product, key)
  change(after)
  if (after.lines.length < before.lines.length) offerUndo(before, [key], product.name)
}

export function removeFromCart(key: string, name: string): void {
  const before = useCart.getState().cart
  change(removeLine(before, key))
  offerUndo(before, [key], name)
}

export function emptyCart(): void {
  const before = useCart.getState().cart
  change(clearCart(before))
  const { coupons, picked, promocode, gifts, bonuses, tips } = before
  const choices = { coupons, picked, promocode, gifts, bonuses, tips }
  offerUndo(before, before.lines.map(lineKey), null, choices)
}

/** The cart has become an order: there is nothing to take back. */
export function cartOrdered(): void {
  change(EMPTY_CART)
}

/** What checkout corrects: lines as the shop can bring them, a coupon that is gone, how many eat. */
export function changeCart(part: Partial<Cart>): void {
  const before = useCart.getState().cart
  // Lines that were not touched stay the very same: a list that only looks new would be priced and asked about again.
  change({ ...before, ...part, lines: part.lines ? mergeLines(part.lines) : before.lines })
}

/** Each line returns to its old place; what was added meanwhile stays. */
export function undoRemoval(): void {
  const { cart, removed } = useCart.getState()
  if (!removed) return
  const lines = [...cart.lines]
  for (const { line, index } of removed.lines) lines.splice(index, 0, line)
  change({ ...cart, ...removed.choices, lines: mergeLines(lines) })
}

function holding(cart: Cart): Pick<CartState, 'cart' | 'counts'> {
  return { cart, counts: new Map(cart.lines.map((line) => [lineKey(line), line.count])) }
}

function change(cart: Cart): void {
  useCart.setState({ ...holding(cart), removed: null })
  writeKept(CART_KEY, writeCart(cart))
}

function offerUndo(
  before: Cart,
  keys: readonly string[],
  name: string | null,
  choices: Partial<Cart> = {},
): void {
  const lines = before.lines
    .map((line, index) => ({ line, index }))
    .filter(({ line }) => keys.includes(lineKey(line)))
  if (lines.length === 0) return
  // “Added” beside “removed” would be read as one thing.
  hideToast()
  const removed: Removed = { lines, name, choices }
  useCart.setState({ removed })
  setTimeout(() => {
    if (useCart.getState().removed === removed) useCart.setState({ removed: null })
  }, UNDO_LIFETIME)
}
