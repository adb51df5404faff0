import { type Endpoint, endpoints, type PathValues, queryNames, routeTable } from '@samobranka/contract'

export interface ContractCall {
  readonly endpoint: Endpoint
  readonly params: PathValues
  /** The path written anew: as the contract spells it, its parameters encoded by us. */
  readonly path: string
  /** The names its query may have. */
  readonly names: ReadonlySet<string>
}

export type Found = ContractCall | 'not_found' | { readonly allow: readonly string[] }

/** A number, a slug in any alphabet, or a key. Whoever is more inventive means something else than a name. */
const plainName = /^[\p{L}\p{N}\p{M}._~-]{1,200}$/u

/** A foreign server has no office of ours. */
const guestCalls = endpoints.filter(({ permission }) => permission === null)
const find = routeTable(guestCalls)
const names = new Map(guestCalls.map((endpoint) => [endpoint, queryNames(endpoint)]))
const NO_NAMES: ReadonlySet<string> = new Set()

/** The contract's call of that method and path, or what the path is called with instead. */
export function findContractCall(method: string, pathname: string): Found {
  const found = find(method, pathname)
  if (found === null) return 'not_found'
  if ('allow' in found) return found
  const { row: endpoint, params } = found
  if (!Object.values(params).every(isPlain)) return 'not_found'
  return { endpoint, params, path: fill(endpoint.path, params), names: names.get(endpoint) ?? NO_NAMES }
}

const isPlain = (name: string): boolean => plainName.test(name) && !name.includes('..') && !/^\.+$/.test(name)

const fill = (path: string, params: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
