import { followKept, parseJson, readKept, writeKept } from '../routing/browser-storage.ts'

const KEY = 'samobranka:orders'
const CHANGED = 'samobranka:orders-changed'
const MOST = 30

/** An order that was placed in this browser. */
export interface KeptOrder {
  readonly id: string
  readonly key: string
  /** It has come to its end, and is asked for no more. */
  readonly done?: boolean
  /** It was placed or opened by somebody logged in: whoever uses the browser after him must not find it. */
  readonly account?: boolean
}

/** The keys of orders placed on this device: by them a guest sees and may cancel his own. */
export function orderKey(id: string): string | null {
  return readKeys().find((kept) => kept.id === id)?.key ?? null
}

export function keepOrderKey(id: string, key: string, isCustomers: boolean): void {
  const known = readKeys()
  // Looked at again, an old order does not become the newest.
  if (known.some((kept) => kept.id === id && kept.key === key)) return
  const kept = isCustomers ? { id, key, account: true } : { id, key }
  write([kept, ...known.filter((other) => other.id !== id)].slice(0, MOST))
}

/** After a logout: his orders are in his account, and their keys would open his name, phone and address to anybody here. */
export function forgetAccountOrders(): void {
  const known = readKeys()
  const guests = known.filter(({ account }) => !account)
  if (guests.length < known.length) write(guests)
}

export function endOrder(id: string): void {
  const known = readKeys()
  if (known.some((kept) => kept.id === id && !kept.done)) {
    write(known.map((kept) => (kept.id === id ? { ...kept, done: true } : kept)))
  }
}

/** The newest first. */
export function readKeys(): readonly KeptOrder[] {
  const kept = parseJson(readKept(KEY))
  if (!Array.isArray(kept)) return []
  return kept.filter((one) => typeof one?.id === 'string' && typeof one?.key === 'string')
}

/** Also of orders that are placed, or end, in another tab. */
export function followOrderKeys(changed: () => void): () => void {
  const stop = followKept(KEY, () => changed())
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener(CHANGED, changed)
    stop()
  }
}

/** In a browser that keeps nothing the order's page will show him what a stranger sees. */
function write(orders: readonly KeptOrder[]): void {
  if (writeKept(KEY, JSON.stringify(orders))) dispatchEvent(new Event(CHANGED))
}
