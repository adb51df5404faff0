import { useSyncExternalStore } from 'react'

interface Asked {
  answer(isProven: boolean): void
}

let asked: Asked | null = null
let waiting: Promise<boolean> | null = null
const listeners = new Set<() => void>()

function show(next: Asked | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/**
 * Asks the person to show that it is them; false where they would rather not. Calls that are refused at the same time
 * wait for one and the same answer.
 */
export function askProof(): Promise<boolean> {
  waiting ??= new Promise<boolean>((resolve) => {
    show({
      answer(isProven) {
        waiting = null
        show(null)
        resolve(isProven)
      },
    })
  })
  return waiting
}

/** What is asked now; null where nothing is. */
export const useAskedProof = (): Asked | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
