/** Nobody listens to it; React does, as to a click. */
const UNUSED = 'auxclick'

/**
 * Walks the way of a tap a few times while nobody waits: a browser compiles what it has never run only then, and the
 * first tap of a page would take half as long again.
 */
export function warmUp(): void {
  const card = document.querySelector('main article') ?? document.body
  for (let times = 0; times < 3; times++) card.dispatchEvent(new Event(UNUSED, { bubbles: true }))
}
