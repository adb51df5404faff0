import { schemaOf } from '../openapi/schema-of.ts'
import type { Endpoint } from './endpoint.ts'

/** The names a call may bring in its query, as the wire has them. */
export const queryNames = ({ query }: Pick<Endpoint, 'query'>): ReadonlySet<string> =>
  new Set(query === null ? [] : Object.keys(schemaOf(query, 'request', {}).properties ?? {}))
