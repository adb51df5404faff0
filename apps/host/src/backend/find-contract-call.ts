import { pathPattern } from '@samobranka/backend'
import { type Endpoint, endpoints, queryNames } from '@samobranka/contract'

export interface ContractCall {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
  /** The path written anew: as the contract spells it, its parameters encoded by us. */
  readonly path: string
  /** The names its query may have. */
  readonly names: ReadonlySet<string>
}

export type Found = ContractCall | 'not_found' | { readonly allow: readonly string[] }

/** A number, a slug in any alphabet, or a key. Whoever is more inventive means something else than a name. */
const plainName = /^[\p{L}\p{N}\p{M}._~-]{1,200}$/u

// A spelled-out path goes before one with a parameter.
const rows = [...endpoints]
  .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
  .map((endpoint) => ({ endpoint, pattern: pathPattern(endpoint.path), names: queryNames(endpoint) }))

/** The contract's call of that method and path, or what the path is called with instead. */
export function findContractCall(method: string, pathname: string): Found {
  const asked = method === 'HEAD' ? 'GET' : method
  const allow: string[] = []
  for (const { endpoint, pattern, names } of rows) {
    const params = pattern.params(pathname)
    if (!params || !Object.values(params).every(isPlain)) continue
    if (endpoint.method === asked) return { endpoint, params, path: fill(endpoint.path, params), names }
    allow.push(endpoint.method)
  }
  return allow.length > 0 ? { allow } : 'not_found'
}

const isPlain = (name: string): boolean => plainName.test(name) && !name.includes('..') && !/^\.+$/.test(name)

const fill = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
