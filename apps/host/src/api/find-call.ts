/** What the host must know of a call to decide what to add to it; the contract's endpoints are such. */
export interface KnownCall {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly auth: 'public' | 'token' | 'keys' | 'orderKey'
}

export type FindCall = (method: string, path: string) => KnownCall | null

/** Looks a request up in the endpoint table; a spelled-out path goes before one with a parameter. */
export function createFindCall(calls: readonly KnownCall[]): FindCall {
  const patterns = [...calls]
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .map((call) => ({ call, pattern: toPattern(call.path) }))
  return (method, path) => {
    const asked = method === 'HEAD' ? 'GET' : method
    return patterns.find(({ call, pattern }) => call.method === asked && pattern.test(path))?.call ?? null
  }
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${escaped}/?$`)
}
