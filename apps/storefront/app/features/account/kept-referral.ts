import { readInBrowser } from '../../routing/page-input.ts'

const KEY = 'samobranka:referral'
const PARAMETER = 'referral'
const LONGEST = 64

/** A friend's link brings his code; it is kept until somebody logs in with it. */
export function keepReferral(search: string): void {
  const code = readInBrowser(new URLSearchParams(search), PARAMETER)?.trim()
  if (!code || code.length > LONGEST) return
  try {
    localStorage.setItem(KEY, code)
  } catch {
    // A forbidden storage: the code can be typed in the account.
  }
}

export function readReferral(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function dropReferral(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // As above: nothing is kept there.
  }
}
