/** What Chatwoot's own script leaves on the window when it has come. */
interface Chatwoot {
  toggle(state: 'open' | 'close'): void
  toggleBubbleVisibility(state: 'show' | 'hide'): void
}
type WithChatwoot = typeof globalThis & { readonly $chatwoot?: Chatwoot }

let isWanted = false
let hears = false

/** Chatwoot, which the operator's script has started, is to be seen on the chat's own page alone. */
export function followChatwoot(isHere: boolean): void {
  isWanted = isHere
  // It comes when it comes: after the page, after the visitor's consent.
  if (!hears) addEventListener('chatwoot:ready', show)
  hears = true
  show()
}

function show(): void {
  const { $chatwoot } = globalThis as WithChatwoot
  if (!$chatwoot) return
  $chatwoot.toggleBubbleVisibility(isWanted ? 'show' : 'hide')
  $chatwoot.toggle(isWanted ? 'open' : 'close')
}
