import { endpoints, openApi, queryNames, read, write } from '@samobranka/contract'
import { findCalled } from './find-called.ts'

type Schema = Readonly<Record<string, unknown>>

interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
    >
  >
}
const described = openApi(endpoints, { title: '', version: '' }) as unknown as Described

/** A request as it reached a foreign server. */
export interface Arrival {
  readonly method: string
  /** Decoded by whoever stands there. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

/** Who the visitor is, and what only the host knows. */
export interface Known {
  readonly userId: number | null
  readonly token: string
  readonly key: string
  readonly secret: string
  /** Whether the caller brings credentials of its own, right or wrong, and gets none of the host's. */
  readonly bringsCredentials?: boolean
}

/** What is wrong with it by the contract; none when every name and value is one of the contract's. */
export function checkArrival(arrival: Arrival, known: Known): string[] {
  const { method, path, headers } = arrival
  const wrong = Object.keys(headers).filter((name) => !usual.has(name.toLowerCase()))
  const found = findCalled(method, path)
  if (!found) return [...wrong, `${method} ${path}`]
  if (found === 'file')
    return [...wrong, ...Object.keys(arrival.query).filter((name) => !fileNames.has(name))]
  return [
    ...wrong.map((name) => `header ${name}`),
    ...wrongInQuery(arrival, found, known),
    ...wrongInBody(arrival, found),
  ]
}

type Endpoint = (typeof endpoints)[number]

const fileNames = new Set(['t', 'lang', 'nocache'])

const usual = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-none-match',
  'sec-fetch-mode',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
])

function wrongInQuery({ query }: Arrival, endpoint: Endpoint, known: Known): string[] {
  const names = queryNames(endpoint)
  const { token: _t, consumer_key: _k, consumer_secret: _s, ...parameters } = query
  const wrong: string[] = []
  if (known.bringsCredentials) {
    const given = JSON.stringify(query)
    wrong.push(...[known.token, known.key, known.secret].filter((ours) => given.includes(ours)))
  } else {
    wrong.push(...wrongCredentials(query, endpoint, known))
  }
  for (const [name, value] of Object.entries(parameters))
    if (!names.has(name)) wrong.push(`parameter ${name}`)
    else if (typeof value !== 'string' || canonical(endpoint, name, value) !== value)
      wrong.push(`${name}=${JSON.stringify(value)}`)
  return wrong
}

function wrongCredentials(query: Arrival['query'], endpoint: Endpoint, known: Known): string[] {
  const { token, consumer_key, consumer_secret } = query
  const wrong: string[] = []
  if (token !== undefined && (known.userId === null || token !== known.token)) wrong.push(`token ${token}`)
  const isOwn = known.userId !== null && String(query.customer) === String(known.userId)
  const mayHaveKeys = takesCode.test(endpoint.path) || (endpoint.name === 'wooOrdersV2' && isOwn)
  const hasKeys = consumer_key === known.key && consumer_secret === known.secret
  if ((consumer_key !== undefined || consumer_secret !== undefined) && !(mayHaveKeys && hasKeys))
    wrong.push(`keys ${consumer_key} ${consumer_secret}`)
  return wrong
}

const takesCode = /\/(?:send_code|check_code)$|\/auth\/(?:send|check)$/

/** The value as the contract writes it; undefined where the contract has no such value. */
function canonical({ query }: Endpoint, name: string, value: string): string | undefined {
  if (query === null) return undefined
  const reading = read(query, { [name]: value })
  const written = reading.ok ? write(query, reading.value)[name] : undefined
  return written === undefined || written === null ? undefined : String(written)
}

function wrongInBody({ headers, body }: Arrival, endpoint: Endpoint): string[] {
  if (body === '') return []
  if (endpoint.body === null) return [`a body: ${body}`]
  const type = headers['content-type']
  if (endpoint.acceptsForm && type === 'application/x-www-form-urlencoded') {
    const fields = Object.fromEntries(new URLSearchParams(body))
    return unknownIn(fields, schemaOfBody(endpoint), 'form')
  }
  if (type !== 'application/json') return [`a body of ${type}`]
  if (/\\u[dD][89a-fA-F]/.test(body)) return [`half a letter: ${body}`]
  const json = parsed(body)
  return json === undefined ? [`no JSON: ${body}`] : unknownIn(json, schemaOfBody(endpoint), 'body')
}

function schemaOfBody({ path, method }: Endpoint): Schema {
  const body = described.paths[path]?.[method.toLowerCase()]?.requestBody
  return body?.content['application/json']?.schema ?? {}
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Names in a body that its schema does not have, however deep. */
function unknownIn(value: unknown, schema: Schema, place: string): string[] {
  const own = referred(schema)
  const choices = own.anyOf as readonly Schema[] | undefined
  if (choices) return fewest(choices.map((one) => unknownIn(value, one, place)))
  if (Array.isArray(value))
    return value.flatMap((one, at) => unknownIn(one, (own.items ?? {}) as Schema, `${place}[${at}]`))
  if (typeof value !== 'object' || value === null) return []
  // What the contract carries and does not read has no names.
  if (own.properties === undefined && own.additionalProperties === undefined)
    return own.type === 'array' ? [place] : []
  const properties = new Map(Object.entries((own.properties ?? {}) as Record<string, Schema>))
  return Object.entries(value).flatMap(([name, one]) => {
    const known = properties.get(name) ?? (own.additionalProperties as Schema | undefined)
    return known ? unknownIn(one, known, `${place}.${name}`) : [`${place}.${name}`]
  })
}

const referred = (schema: Schema): Schema =>
  typeof schema.$ref === 'string'
    ? (described.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    : schema

const fewest = (all: readonly string[][]): string[] =>
  all.reduce((one, other) => (other.length < one.length ? other : one))
