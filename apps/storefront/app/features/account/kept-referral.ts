import { readKept, writeKept } from '../../routing/browser-storage.ts'
import { readInBrowser } from '../../routing/page-input.ts'

const KEY = 'samobranka:referral'
const PARAMETER = 'referral'
const LONGEST = 64

/** A friend's link brings his code; it is kept until somebody logs in with it. */
export function keepReferral(search: string): void {
  const code = readInBrowser(new URLSearchParams(search), PARAMETER)?.trim()
  if (code && code.length <= LONGEST) writeKept(KEY, code)
}

export const readReferral = (): string | null => readKept(KEY)

export const dropReferral = (): boolean => writeKept(KEY, null)
