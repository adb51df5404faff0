import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { decodePath } from '../http/decode-path.ts'
import { isPrivateAddress, visitorAddress } from '../http/visitor-address.ts'

/** For whoever runs the shop or builds on it: figures, and the list of everything that can be called. */
const paths = new Set(['/metrics', '/openapi.json', '/wp-json/docs', '/api/wp-json/docs'])

export interface OperationsAccessParts {
  readonly production: boolean
  /** OPERATIONS_TOKEN; null opens to private networks only. */
  readonly token: string | null
}

export interface OperationsAccess {
  /** Whether the path is the operator's own in any of its spellings. */
  covers(path: string): boolean
  isOpenTo(req: IncomingMessage): boolean
}

/** In production what a shop tells of itself is told to private networks and to whoever has the token. */
export function createOperationsAccess({ production, token }: OperationsAccessParts): OperationsAccess {
  const wanted = token === null ? null : digest(token)
  return {
    covers: (path) => paths.has(path) || (!isTidy.test(path) && paths.has(canonical(path))),
    isOpenTo(req) {
      if (!production || isPrivateAddress(visitorAddress(req))) return true
      const given = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1]
      return wanted !== null && given !== undefined && timingSafeEqual(digest(given), wanted)
    },
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Nothing that those behind us would read as another path. */
const isTidy = /^(\/[\w-]+)+$/

/** The path as handlers read it: `..` resolved, escapes decoded, no doubled or trailing slash. */
function canonical(path: string): string {
  const resolved = URL.canParse(path, 'http://host') ? new URL(path, 'http://host').pathname : path
  return decodePath(resolved)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}
