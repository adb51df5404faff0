import { PLACE_KEY } from '../../place/index.ts'
import { CART_KEY } from './stored-cart.ts'

const isCheckout = () => location.pathname === '/order'

/**
 * The checkout's form waits for `markCart`. The browser asks every field of a page that has been read whether it can be
 * filled in, and lays out all of the form, which whoever comes with an empty cart does not see.
 */
export function markCartUnread(): void {
  if (isCheckout()) document.documentElement.dataset.unread = ''
}

/**
 * Marks the page of a visitor whose cart is empty before it is painted: the server cannot know, and the checkout would
 * show him its form until the page is hydrated. One that was opened for a table, or of whom a table is chosen, wants the form,
 * and beside its button no bar.
 */
export function markCart(): void {
  const { dataset } = document.documentElement
  delete dataset.unread
  if (!isCheckout()) return
  try {
    const cart = JSON.parse(localStorage.getItem(CART_KEY) ?? 'null') as { lines?: unknown[] } | null
    const wantsForm =
      cart?.lines?.length ||
      /[?&]way=/.test(location.search) ||
      /"lounge"/.test(localStorage.getItem(PLACE_KEY) ?? '')
    if (wantsForm) dataset.checkout = ''
    else dataset.nothing = ''
  } catch {
    // A forbidden or broken storage: the form, which the page corrects when it is hydrated.
  }
}
