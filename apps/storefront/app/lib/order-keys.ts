const KEY = 'samobranka:orders'
const MOST = 30

/** The keys of orders placed on this device: by them a guest sees and may cancel his own. */
export function orderKey(id: string): string | null {
  return readKeys().find((kept) => kept.id === id)?.key ?? null
}

export function keepOrderKey(id: string, key: string): void {
  const others = readKeys().filter((kept) => kept.id !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify([{ id, key }, ...others].slice(0, MOST)))
  } catch {
    // A browser that keeps nothing: the order's page will show him what a stranger sees.
  }
}

/** The newest first. */
export function readKeys(): readonly { readonly id: string; readonly key: string }[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((one) => typeof one?.id === 'string' && typeof one?.key === 'string')
  } catch {
    return []
  }
}
