import { isIP } from 'node:net'
import type { PASSKEY_OBSTACLES } from '@samobranka/contract'
import type { Context } from '../../http/context.ts'

export interface PasskeySite {
  /** The name the keys belong to. */
  readonly id: string
  readonly origin: string
}
export type PasskeyObstacle = (typeof PASSKEY_OBSTACLES)[number]

/** Where the office is, as an authenticator sees it; or why it makes no key for it. */
export function passkeySite(
  asked: URL,
  { publicUrl }: Pick<Context, 'publicUrl'>,
): PasskeySite | PasskeyObstacle {
  const { hostname, protocol, origin } = publicUrl === null ? asked : new URL(publicUrl)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'address'
  const isHome = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isHome ? { id: hostname, origin } : 'insecure'
}
