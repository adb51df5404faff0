import { cookieNamed } from './cookie-named.ts'
import type { Seal } from './seal.ts'

/** What the browser carries sealed: the customer's token never reaches it in the open. */
export interface Session {
  readonly token: string
  readonly userId: number
}

const name = 'sid'
const sign = 'signed_in'
const day = 24 * 60 * 60
const month = 30 * day

interface Sealed {
  readonly session: Session
  /** Epoch milliseconds; null in cookies from before they said it themselves. */
  readonly ends: number | null
}

/** Whose session the browser carries; nobody's after the end that is sealed into it, whatever the browser kept. */
export function readSession(cookies: string | null | undefined, seal: Seal, now: Date): Session | null {
  const sealed = cookieNamed(cookies ?? '', name)
  const opened = sealed === null ? null : openSession(sealed, seal)
  if (opened === null || (opened.ends !== null && opened.ends <= now.getTime())) return null
  return opened.session
}

/**
 * Whether the cookie should be given anew to whoever has just used it: it is a day old, says no end, or is sealed with
 * a key that will not be accepted for long.
 */
export function isWornOut(cookies: string | null | undefined, seal: Seal, now: Date): boolean {
  const sealed = cookieNamed(cookies ?? '', name)
  const opened = sealed === null ? null : openSession(sealed, seal)
  if (sealed === null || opened === null) return false
  const { ends } = opened
  return ends === null || ends - now.getTime() < (month - day) * 1_000 || !seal.isOwn(sealed)
}

function openSession(sealed: string, seal: Seal): Sealed | null {
  const opened = seal.open(sealed)
  if (opened === null) return null
  const { token, userId, ends } = fieldsOf(opened)
  if (typeof token !== 'string' || typeof userId !== 'number') return null
  return { session: { token, userId }, ends: typeof ends === 'number' ? ends : null }
}

/** Other texts are sealed with the same key: one of them in this cookie is nobody, and no fault. */
function fieldsOf(text: string): { token?: unknown; userId?: unknown; ends?: unknown } {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

export function sessionCookie({ token, userId }: Session, seal: Seal, secure: boolean, now: Date): string {
  const ends = now.getTime() + month * 1_000
  return `${name}=${seal.close(JSON.stringify({ token, userId, ends }))}; Max-Age=${month}${attributes(secure)}`
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
