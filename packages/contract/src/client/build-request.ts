import type { Endpoint } from '../endpoints/endpoint.ts'
import { write } from '../wire/write.ts'
import type { CallOptions, ClientOptions } from './client.ts'

/** The address, headers and body of one call. */
export const buildRequest = <P extends string, Q, B, A>(
  options: ClientOptions,
  endpoint: Endpoint<P, Q, B, A>,
  call: CallOptions<unknown, Q, B>,
): { url: string; init: RequestInit } => {
  const path = fillPath(endpoint.path, (call.params ?? {}) as Readonly<Record<string, string | number>>)
  const search = new URLSearchParams(options.query)
  if (endpoint.query && call.query !== undefined)
    for (const [key, value] of Object.entries(write(endpoint.query, call.query)))
      if (value !== null && value !== undefined) search.set(key, String(value))
  const query = search.toString()
  const body =
    endpoint.body && call.body !== undefined ? JSON.stringify(write(endpoint.body, call.body)) : undefined
  return {
    url: `${options.baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    init: {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
        ...call.headers,
      },
      ...(body === undefined ? {} : { body }),
    },
  }
}

const fillPath = (path: string, params: Readonly<Record<string, string | number>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path}: the parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
