/**
 * React listens at its root to every kind of event it knows. A single tap sends a dozen of these through the whole page,
 * and a slow phone spends 20 ms on them before it comes to the click; no part of the shop asks for any of them.
 */
export const UNHEARD =
  /^(?:(?:mouse|pointer)(?:move|out|over)|(?:got|lost)pointercapture|touchmove|transition|animation(?:start|iteration))/

/** What is listened to here from now on is not heard when nobody asks for it; answers how to hear all again. */
export function leaveUnheard(target: EventTarget): () => void {
  const listen = target.addEventListener
  target.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject | null]) => {
    if (!UNHEARD.test(type)) listen.call(target, type, ...how)
  }
  return () => {
    target.addEventListener = listen
  }
}
