let leaving = false

/**
 * One step back at a time: on a slow phone the second tap on “close” comes before the first has taken effect, and two
 * steps back would leave the shop.
 */
export function stepBackOnce(back: () => void, page: EventTarget = window): void {
  if (leaving) return
  leaving = true
  const arrived = () => {
    leaving = false
  }
  page.addEventListener('popstate', arrived, { once: true })
  back()
}
