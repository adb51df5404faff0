const HYDRATED = 'samobranka:awake'
/** Five seconds of a finger that never rests; more is a cat on the screen. */
const MOST = 120

/**
 * A page can be seen, and tapped, before it is hydrated, and its buttons hear a tap before they know what the visitor has
 * in the cart and where it goes. In its head, so that no tap is lost and none is answered by a page that does not know
 * its visitor: those on its buttons are kept from everybody, and made again when all of it is there, each in a turn of
 * its own; what is tapped meanwhile waits behind them.
 */
export function keepEarlyTaps(): void {
  const taps: HTMLElement[] = []
  const listening = new AbortController()
  let isMadeAgain = false
  addEventListener(
    'click',
    (event) => {
      const button = !isMadeAgain && (event.target as Element).closest?.<HTMLElement>('button[type=button]')
      if (!button) return
      event.stopImmediatePropagation()
      if (taps.length < MOST) taps.push(button)
    },
    { capture: true, signal: listening.signal },
  )
  const next = () => {
    const button = taps.shift()
    if (!button) return listening.abort()
    isMadeAgain = true
    if (button.isConnected) button.click()
    isMadeAgain = false
    setTimeout(next)
  }
  addEventListener(HYDRATED, next, { once: true })
}

export const tapAgain = () => void dispatchEvent(new Event(HYDRATED))
