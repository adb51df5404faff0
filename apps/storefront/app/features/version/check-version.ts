const VERSION_KEY = 'samobranka:version'

/** What an older version may have left in a shape or with goods that are no more. The rest is the visitor's own. */
const OUTDATED = ['samobranka:cart', 'samobranka:discounts']

/**
 * Whether the operator has moved the shop to another version since the last visit. Then the kept cart and discounts
 * go, before anybody has read them; place, language, theme, consent and favourites stay. A cart that nobody knows the
 * version of is of another one.
 */
export function checkVersion(
  current: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): boolean {
  try {
    const known = storage.getItem(VERSION_KEY)
    if (known === current) return false
    storage.setItem(VERSION_KEY, current)
    const isFirstVisit = known === null && OUTDATED.every((key) => storage.getItem(key) === null)
    if (isFirstVisit) return false
    for (const key of OUTDATED) storage.removeItem(key)
    return true
  } catch {
    // A full or forbidden storage keeps nothing that could be outdated.
    return false
  }
}
