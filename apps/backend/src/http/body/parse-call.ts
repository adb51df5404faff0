import { type Codec, type Endpoint, type Fault, LIMITS, pathText, readRequest } from '@samobranka/contract'
import type { BackendRequest } from '../backend-request.ts'
import { Refusal, refuse } from '../refusal.ts'
import { readBody } from './read-body.ts'

interface Parsed {
  readonly query: unknown
  readonly body: unknown
  readonly rawBody: string
}

type PathParams = Readonly<Record<string, string>>

/** Query and body in the domain's terms; all faults are told at once, and nothing longer than its limit is looked at. */
export async function parseCall(
  endpoint: Endpoint,
  params: PathParams,
  request: BackendRequest,
  url: URL,
): Promise<Parsed | Refusal> {
  const long = longName(params) ?? longHeader(endpoint, request)
  if (long !== null)
    return tooLarge(long, [{ path: long, what: `at most ${LIMITS.key} characters expected` }])
  const query = parseWith(endpoint.query, queryOf(url))
  if (query instanceof Refusal) return query
  if (request.method === 'GET') return { query, body: null, rawBody: '' }
  const read = await readBody(request, endpoint.acceptsForm)
  if (read instanceof Refusal) return read
  // An order is cancelled with nothing to say but its key in the address.
  const body = parseWith(endpoint.body, read.text === '' ? {} : read.json)
  return body instanceof Refusal ? body : { query, body, rawBody: read.text }
}

function queryOf({ search, searchParams }: URL): Record<string, string> {
  const query = Object.fromEntries(searchParams)
  if (!search.includes('%00')) return query
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, value.replaceAll('\0', '')]))
}

function parseWith(codec: Codec<unknown> | null, wire: unknown): unknown {
  if (codec === null) return null
  const reading = readRequest(codec, wire)
  return reading.ok ? reading.value : refuseFaults(reading.faults)
}

function longName(params: PathParams): string | null {
  for (const name in params) if ((params[name] ?? '').length > LIMITS.key) return name
  return null
}

function longHeader({ headers }: Endpoint, request: BackendRequest): string | null {
  return headers.find((name) => (request.headers.get(name) ?? '').length > LIMITS.key) ?? null
}

function refuseFaults(faults: readonly Fault[]): Refusal {
  const reported = faults.map(({ path, what }) => ({ path: pathText(path), what }))
  const large = faults.find(({ isTooLarge }) => isTooLarge)
  if (large) return tooLarge(pathText(large.path) || 'body', reported)
  const field = reported.map(({ path, what }) => (path === '' ? what : `${path}: ${what}`)).join('; ')
  return refuse(400, 'invalid_body', { params: { field }, data: { faults: reported } })
}

function tooLarge(field: string, faults: readonly { path: string; what: string }[]): Refusal {
  return refuse(422, 'too_large', { params: { field }, data: { field, faults } })
}
