import { isIP } from 'node:net'

export interface PublicOrigin {
  /** What links are made from for whoever asked for this host: https://shop.example; null for another's name. */
  originFor(host: string | undefined): string | null
}

/** The origin of PUBLIC_URL; where that is not set, the origin of each request. */
export function createPublicOrigin(publicUrl: string | null): PublicOrigin {
  return publicUrl === null ? { originFor: requestedOrigin } : named(new URL(publicUrl))
}

function named({ origin, host, hostname }: URL): PublicOrigin {
  return {
    originFor(requested) {
      if (requested === host || requested === undefined) return origin
      const name = nameIn(requested)
      return name === hostname || isAddress(name) ? origin : null
    },
  }
}

/** Balancers, health checks and people at the machine itself ask by address; a browser is never led there by a name. */
const isAddress = (name: string): boolean => name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0

/** Without the port, and without the dot that a full name may end in. */
const nameIn = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/** A header that is no host must not end in links of the page. */
const isHost = (host: string): boolean => /^([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(:\d{1,5})?$/iu.test(host)

const requestedOrigin = (host = 'localhost'): string => (isHost(host) ? `http://${host}` : 'http://localhost')
