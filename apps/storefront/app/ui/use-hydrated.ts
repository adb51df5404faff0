import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while the browser takes the page over, true afterwards; as soon as there is time for it, not
 * at once: a dozen parts ask, and all of them would be drawn anew in one long task.
 */
export function useHydrated(): boolean {
  let taken = true
  // React asks for the server's value while it takes over markup, and only then.
  useSyncExternalStore(never, anything, () => {
    taken = false
    return anything()
  })
  return useDeferredValue<boolean>(true, ...(taken ? [] : [false]))
}

const anything = () => null
