import { cookieNamed } from './cookie-named.ts'
import type { Seal } from './seal.ts'

/** What the browser carries sealed: the customer's token never reaches it in the open. */
export interface Session {
  readonly token: string
  readonly userId: number
}

const name = 'sid'
const sign = 'signed_in'
const month = 30 * 24 * 60 * 60

export function readSession(cookies: string | null | undefined, seal: Seal): Session | null {
  const sealed = cookieNamed(cookies ?? '', name)
  const opened = sealed === null ? null : seal.open(sealed)
  if (opened === null) return null
  const { token, userId }: { token?: unknown; userId?: unknown } = JSON.parse(opened)
  return typeof token === 'string' && typeof userId === 'number' ? { token, userId } : null
}

export function sessionCookie(session: Session, seal: Seal, secure: boolean): string {
  const { token, userId } = session
  return `${name}=${seal.close(JSON.stringify({ token, userId }))}; Max-Age=${month}${attributes(secure)}`
}

export const clearedSession = (secure: boolean): string => `${name}=; Max-Age=0${attributes(secure)}`

/**
 * Says to the page's script, which cannot see the session, that there is one, and nothing else: without it every
 * visitor's page would have to ask who is looking at it.
 */
export const signedInCookie = (secure: boolean): string => `${sign}=1; Max-Age=${month}${openly(secure)}`

export const clearedSign = (secure: boolean): string => `${sign}=; Max-Age=0${openly(secure)}`

const attributes = (secure: boolean) => `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
const openly = (secure: boolean) => attributes(secure).replace('; HttpOnly', '')
