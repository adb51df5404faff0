import { isEmail } from '../../account/is-email.ts'
import { normalisePhone } from '../../phone/normalise-phone.ts'

/** What a person signs in by, as it is kept and compared. */
export type StaffLogin =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string }

/**
 * Whose tries are counted: one phone may be written in a thousand ways, and each of them would be ten tries more.
 */
export function accountNamed(text: string, country: string): string {
  const login = staffLogin(text, country)
  return login?.email ?? login?.phone ?? text
}

/** null where it is neither an e-mail nor a phone. */
export function staffLogin(text: string, country: string): StaffLogin | null {
  const given = text.trim()
  if (given.includes('@')) {
    const email = given.toLowerCase()
    return isEmail(email) ? { email, phone: null } : null
  }
  const phone = normalisePhone(given, country)
  return phone === null ? null : { email: null, phone }
}
