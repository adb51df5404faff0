import { randomBytes } from 'node:crypto'
import { cookieNamed } from './cookie-named.ts'
import type { Seal } from './seal.ts'

const name = 'browser'
/** As long as browsers keep a cookie. */
const days400 = 400 * 24 * 60 * 60

/** 128 bits that tell this browser from all others, and nobody anything else. */
export const newBrowser = (): string => randomBytes(16).toString('base64url')

/** The browser's own id; null where there is none, and where somebody made one up. */
export function readBrowser(cookies: string | null | undefined, seal: Seal): string | null {
  const sealed = cookieNamed(cookies ?? '', name)
  const opened = sealed === null ? null : seal.open(sealed)
  if (opened === null) return null
  // The seal closes sessions too: one of them is no browser.
  const { browser }: { browser?: unknown } = JSON.parse(opened)
  return typeof browser === 'string' ? browser : null
}

export function browserCookie(browser: string, seal: Seal, secure: boolean): string {
  const sealed = seal.close(JSON.stringify({ browser }))
  return `${name}=${sealed}; Max-Age=${days400}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
