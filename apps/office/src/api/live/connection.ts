import { useSyncExternalStore } from 'react'

/**
 * live: the socket brings the news · polling: it is gone, and calls are answered · gone: neither is · starting: nobody
 * knows yet.
 */
export type Connection = 'starting' | 'live' | 'polling' | 'gone'

let isOpen: boolean | null = null
let isAnswered: boolean | null = null
let connection: Connection = 'starting'
const listeners = new Set<() => void>()

function judge(): Connection {
  if (isOpen) return 'live'
  if (isAnswered === false) return 'gone'
  return isOpen === null ? 'starting' : 'polling'
}

function show(): void {
  const now = judge()
  if (now === connection) return
  connection = now
  for (const listener of listeners) listener()
}

/** Whether the last call was answered by somebody. */
export function noteAnswer(answered: boolean): void {
  isAnswered = answered
  show()
}

/** Whether every channel of the socket is open; null before it was tried. */
export function noteSocket(open: boolean | null): void {
  isOpen = open
  show()
}

export const currentConnection = (): Connection => connection

export const useConnection = (): Connection =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentConnection)
