import { currentLocation } from './current-location.ts'

/** null for what only the browser can open: another site, a telephone, a place on the same page, the office. */
export function addressInShop(to: string): string | null {
  if (to.startsWith('?')) return currentLocation().pathname + to
  return /^\/(?!\/|office(?![^/?#]))/.test(to) ? to : null
}
