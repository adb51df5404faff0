import { type Endpoint, routeTable } from '@samobranka/contract'

/** What the host must know of a call to decide what to add to it; the contract's endpoints are such. */
export interface KnownCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly auth: Endpoint['auth']
}

export type FindCall = (method: string, path: string) => KnownCall | null

/** Looks a request up in the endpoint table. */
export function createFindCall(calls: readonly KnownCall[]): FindCall {
  const find = routeTable(calls)
  return (method, path) => {
    const found = find(method, path)
    return found && 'row' in found ? found.row : null
  }
}
