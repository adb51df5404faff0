import type { User } from '@samobranka/contract'
import { USER_KEY } from './stored-customer.ts'

const OURS = 'samobranka:'
/** Names shorter than this would be found in anything. */
const SHORTEST = 2

/** After a logout nothing in the browser names the person: not the account, and no draft of a form either. */
export function forgetPerson(user: User | null, storages: readonly Storage[]): void {
  const signs = user
    ? [user.name, user.phone, user.email, user.birth ?? '', user.referralCode].filter(isTelling)
    : []
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    for (const key of keys.filter((key) => key.startsWith(OURS))) {
      const text = storage.getItem(key) ?? ''
      if (key === USER_KEY || signs.some((sign) => says(text, sign))) storage.removeItem(key)
    }
  }
}

const isTelling = (sign: string): boolean => sign.trim().length >= SHORTEST

/** A phone is recognised however its digits are set apart. */
function says(text: string, sign: string): boolean {
  if (text.includes(sign)) return true
  const digits = sign.replace(/\D/g, '')
  return /^\+\d{9,}$/.test(sign) && text.replace(/[^\d"]/g, '').includes(digits)
}
