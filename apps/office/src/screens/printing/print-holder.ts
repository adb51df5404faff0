import { useSyncExternalStore } from 'react'

const HOLDER = 'samobranka-office:print-holder'
const KITCHENS = 'samobranka-office:print-kitchens'
const listeners = new Set<() => void>()

/** How the server knows this browser among those that could print. */
export function printHolder(): string {
  const known = localStorage.getItem(HOLDER)
  if (known) return known
  const drawn = crypto.randomUUID()
  localStorage.setItem(HOLDER, drawn)
  return drawn
}

const kitchens = (): string => localStorage.getItem(KITCHENS) ?? ''

/** Whether this browser is to print for the kitchen; the server knows which of several does. */
export function usePrintsHere(kitchen: number): readonly [boolean, (prints: boolean) => void] {
  const text = useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, kitchens)
  const all = text.split(',').filter((one) => one !== '')
  const name = String(kitchen)
  return [
    all.includes(name),
    (prints) => {
      const others = all.filter((one) => one !== name)
      localStorage.setItem(KITCHENS, [...others, ...(prints ? [name] : [])].join())
      for (const listener of listeners) listener()
    },
  ]
}
