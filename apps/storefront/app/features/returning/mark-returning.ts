/**
 * Whether this browser has anything of its visitor's to show on home: an order, an account, favourites. Asked before the
 * first frame, which keeps the row's place (the page is everybody's, and what is filled in later may move nothing), and
 * again when a visitor comes to home from another page of the shop.
 */
export function markReturning(): void {
  document.documentElement.toggleAttribute('data-returning', isReturning())
}

function isReturning(): boolean {
  const has = (key: string, sign: RegExp) => sign.test(localStorage.getItem(`samobranka:${key}`) ?? '')
  try {
    return has('orders', /"id"/) || has('user', /"id"/) || has('favourites', /\d/)
  } catch {
    return false
  }
}
