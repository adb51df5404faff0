/**
 * React listens at its root to every kind of event it knows, eighty of them twice. That alone is a long task on a slow
 * phone, and a single tap then sends a dozen through the whole page that no part of the shop asks for.
 */
export const USED_EVENTS =
  /^(?:click|auxclick|contextmenu|change|input|submit|key(?:down|up)|focusout|selectionchange|pointerdown|scroll|load|error|canplay|ended|toggle|animationend)$/

/** What is listened to here from now on is heard only if somebody asks for it; answers how to hear all again. */
export function filterReactEvents(target: EventTarget): () => void {
  const listen = target.addEventListener
  target.addEventListener = (type: string, ...how: [EventListenerOrEventListenerObject | null]) => {
    if (USED_EVENTS.test(type)) listen.call(target, type, ...how)
  }
  return () => {
    target.addEventListener = listen
  }
}
