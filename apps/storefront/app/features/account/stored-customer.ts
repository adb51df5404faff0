import type { User } from '@samobranka/contract'
import { readCookie } from '../../routing/cookies.ts'

export const USER_KEY = 'samobranka:user'
/** Set by the host beside the session, which no script can see. */
const SIGNED_IN_COOKIE = 'signed_in'

/** The customer as the browser keeps him; the server has the last word. */
export function readCustomer(text: string | null): User | null {
  try {
    const kept: Partial<User> | null = JSON.parse(text ?? 'null')
    if (!kept || !Number.isInteger(kept.id)) return null
    const { id = 0, phone = '', name = '', email = '', birth = null, referralCode = '' } = kept
    return { id, phone, name, email, birth, referralCode }
  } catch {
    return null
  }
}

export function keepCustomer(user: User): void {
  try {
    const text = JSON.stringify(user)
    // Written only when it is news: the other tabs ask the server whenever it changes.
    if (localStorage.getItem(USER_KEY) !== text) localStorage.setItem(USER_KEY, text)
  } catch {
    // A full or forbidden storage: this tab knows, the others will ask.
  }
}

/** Whether it is worth asking the server who this is: a visitor's page asks nothing. */
export function maySignedIn(cookies: string): boolean {
  return readCookie(cookies, SIGNED_IN_COOKIE) !== null
}
