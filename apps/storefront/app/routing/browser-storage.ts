/** What this browser keeps under the key; null where it keeps nothing, or may not. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The JSON of a text that an older version or another hand may have written; null where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Null is forgotten. False where the storage is full or forbidden: the page goes on with what it knows. */
export function writeKept(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Hears of what another tab writes, or of a storage that was cleared; gives the way to stop. */
export function followKept(key: string, changed: (text: string | null) => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed(event.newValue)
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
