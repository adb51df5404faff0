import type { User } from '@samobranka/contract'
import { parseJson, readKept, writeKept } from '../../routing/browser-storage.ts'
import { readCookie } from '../../routing/cookies.ts'

export const USER_KEY = 'samobranka:user'
/** Set by the host beside the session, which no script can see. */
const SIGNED_IN_COOKIE = 'signed_in'

/** The customer as the browser keeps him; the server has the last word. */
export function readCustomer(text: string | null): User | null {
  const kept = parseJson(text) as Partial<User> | null
  if (!kept || !Number.isInteger(kept.id)) return null
  const { id = 0, phone = '', name = '', email = '', birth = null, referralCode = '' } = kept
  return { id, phone, name, email, birth, referralCode }
}

export function keepCustomer(user: User): void {
  const text = JSON.stringify(user)
  // Written only when it is news: the other tabs ask the server whenever it changes.
  if (readKept(USER_KEY) !== text) writeKept(USER_KEY, text)
}

/** Whether it is worth asking the server who this is: a visitor's page asks nothing. */
export function maySignedIn(cookies: string): boolean {
  return readCookie(cookies, SIGNED_IN_COOKIE) !== null
}
