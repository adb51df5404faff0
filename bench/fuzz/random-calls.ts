import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { anyCallOf, type Described } from '../../apps/backend/src/testing/any-call.ts'
import type { HttpCall } from '../measure/ask.ts'
import { nearlyRight } from './nearly-right.ts'

const BATCH = 500
/** So many customers may log out and delete themselves; the others stay for the rest of the calls. */
const LEAVING = 4

/** An endless line of requests, right and wrong, over every call that the description names. */
export function randomCalls(
  described: Described,
  known: {
    readonly tokens: readonly string[]
    readonly keys: string
    readonly products: readonly number[]
  },
): { readonly calls: number; next(): HttpCall } {
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security: schemes }]) => ({
      path,
      method: method.toUpperCase(),
      security: Object.keys(schemes?.[0] ?? {})[0] ?? 'public',
    })),
  )
  const any = fc.oneof(
    ...calls.map((call) => {
      const { method, security } = call
      return fc.oneof(
        { weight: 3, arbitrary: anyCallOf(call, described).map((one) => ({ ...one, method, security })) },
        ...nearlyRight(call, known.products).map((arbitrary) => ({
          weight: 3,
          arbitrary: arbitrary.map((one) => ({ ...one, method, security })),
        })),
      )
    }),
  )
  const take = () => fc.sample(any, BATCH)
  let line: ReturnType<typeof take> = []

  return {
    calls: calls.length,
    next() {
      if (line.length === 0) line = take()
      const call = line.pop()
      if (!call) throw new Error('The generator has run dry')
      const prefix = randomInt(4) === 0 ? '/api' : ''
      const own = isFarewell(call) ? known.tokens.slice(-LEAVING) : known.tokens.slice(0, -LEAVING)
      const { query, headers } = proof(call.security, { ...known, tokens: own })
      const search = query ? `${call.path.includes('?') ? '&' : '?'}${query}` : ''
      return {
        method: call.method,
        path: prefix + call.path + search,
        headers: { 'x-forwarded-for': sender(), ...headers, ...call.headers },
        ...(call.body === undefined ? {} : { body: call.body }),
      }
    },
  }
}

const isFarewell = ({ method, path }: { method: string; path: string }): boolean =>
  path.includes('/logout') || (method === 'DELETE' && path.startsWith('/wp-json/system/users'))

/** Mostly who may; else nobody, somebody else, or somebody who pretends. */
function proof(security: string, { tokens, keys }: { tokens: readonly string[]; keys: string }) {
  const token = tokens[randomInt(tokens.length)] ?? ''
  const lies = ["' or '1'='1", '../keys.json', 'a'.repeat(3_000), '%00', '[]', 'null']
  const lie = encodeURIComponent(lies[randomInt(lies.length)] ?? '')
  const customer = { query: `token=${token}`, headers: {} }
  const integrator = { query: keys, headers: {} }
  if (randomInt(4) > 0) return security === 'consumerKey' ? integrator : customer
  const ways: { query: string; headers: Record<string, string> }[] = [
    { query: '', headers: {} },
    customer,
    integrator,
    { query: `token=${lie}&user_id=${lie}`, headers: {} },
    { query: `consumer_key=${lie}&consumer_secret=${lie}`, headers: { cookie: `sid=${lie}; place=${lie}` } },
    { query: '', headers: { authorization: `Basic ${lie}`, 'accept-language': lie } },
  ]
  return ways[randomInt(ways.length)] ?? customer
}

/** Every one from an address of his own: the limits are for one who floods. */
const sender = () => `198.51.${randomInt(256)}.${randomInt(256)}`
