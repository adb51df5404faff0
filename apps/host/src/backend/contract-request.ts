import {
  type BackendRequest,
  messageLanguage,
  parseCall,
  Refusal,
  type RequestHeaders,
  refusalResponse,
  refuse,
} from '@samobranka/backend'
import { catalogueFile, queryNames, write } from '@samobranka/contract'
import { BufferedRequest } from '../http/buffered-request.ts'
import { integratorHeaders, requestHeaders } from '../http/forwarded-headers.ts'
import { isCredentialName } from './credentials.ts'
import { type ContractCall, findContractCall } from './find-contract-call.ts'
import { publishedPath } from './published-path.ts'
import { readQuery } from './read-query.ts'
import { writeBody } from './write-body.ts'
import { textsOf, writeQuery } from './write-query.ts'

/** Whose call it is: a browser's or a page's, to which the host adds credentials, or an integrator's with its own. */
export type Surface = 'browser' | 'integrator'

/** A call in the contract's words and spelling. Only `toContractRequest` makes one, and nothing else leaves for a foreign server. */
export class ContractRequest extends BufferedRequest {
  /** The customers whom its query and body name. */
  readonly named: readonly string[]
  constructor(
    request: BackendRequest,
    url: string,
    headers: RequestHeaders,
    bytes: Uint8Array<ArrayBuffer>,
    named: readonly string[],
  ) {
    super(request, url, headers, bytes)
    this.named = named
  }
}

/**
 * Makes a call anew from what the contract declares of it. PHP reads ` customer`, `customer%00x`, `user.id` and `a[b]`
 * otherwise than we do, and WordPress takes `rest_route` and `_method` from any address: passed on as it came, a
 * stranger's query would reach any call with the shop's key.
 */
export async function toContractRequest(
  request: BackendRequest,
  surface: Surface,
): Promise<ContractRequest | Response> {
  const url = new URL(request.url)
  const made = await rebuild(request, url, surface)
  if (!(made instanceof Refusal)) return made
  const language = messageLanguage(url.searchParams.get('lang'), request.headers.get('accept-language'))
  return refusalResponse(made, language)
}

async function rebuild(
  request: BackendRequest,
  url: URL,
  surface: Surface,
): Promise<ContractRequest | Refusal> {
  const credentials = new URLSearchParams()
  const search = new URLSearchParams()
  for (const [name, value] of url.searchParams)
    (surface === 'integrator' && isCredentialName(name) ? credentials : search).append(name, value)
  const own = readQuery(credentials, integratorsNames)
  if (own instanceof Refusal) return own
  const found = findContractCall(request.method, url.pathname)
  if (found === 'not_found') return rebuildFile(request, url, search)
  if ('allow' in found)
    return refuse(405, 'method_not_allowed', { headers: { allow: found.allow.join(', ') } })
  return rebuildCall(request, found, search, own, surface)
}

/** The credentials an integrator may bring in a query; WooCommerce signs with OAuth 1.0a where there is no TLS. */
const integratorsNames = new Set([
  'token',
  'consumer_key',
  'consumer_secret',
  'oauth_consumer_key',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
  'oauth_timestamp',
  'oauth_version',
])

async function rebuildCall(
  request: BackendRequest,
  { endpoint, params, path, names }: ContractCall,
  search: URLSearchParams,
  credentials: ReadonlyMap<string, string>,
  surface: Surface,
): Promise<ContractRequest | Refusal> {
  const isWebhook = endpoint.name === 'paymentWebhook'
  // A bank signs what it sends: nobody who comes as a browser is one.
  if (isWebhook && surface === 'browser') return refuse(404, 'not_found')
  const queryValues = readQuery(search, names)
  if (queryValues instanceof Refusal) return queryValues
  const bytes = new Uint8Array(await request.arrayBuffer())
  const whole = new BufferedRequest(request, request.url, requestHeaders(request.headers), bytes)
  const parsed = await parseCall(endpoint, params, whole, new URL(path + writeQuery(queryValues), inside))
  if (parsed instanceof Refusal) return parsed
  const query = endpoint.query === null ? {} : textsOf(write(endpoint.query, parsed.query))
  const isRead = endpoint.method === 'GET'
  const body = endpoint.body === null || isRead ? null : wellFormed(write(endpoint.body, parsed.body))
  const headers =
    surface === 'browser' ? requestHeaders(request.headers) : integratorHeaders(request.headers, isWebhook)
  headers.delete('content-type')
  const address = inside + path + writeQuery([...Object.entries(query), ...credentials])
  const written = writeBody(body, endpoint.acceptsForm ? whole.headers.get('content-type') : null)
  if (written.type) headers.set('content-type', written.type)
  // A bank signs the bytes it sends.
  const sent = isWebhook ? bytes : written.bytes
  return new ContractRequest(request, address, headers, sent, customersIn(query, body))
}

async function rebuildFile(
  request: BackendRequest,
  url: URL,
  search: URLSearchParams,
): Promise<ContractRequest | Refusal> {
  const path = publishedPath(url.pathname)
  if (path === null) return refuse(404, 'not_found')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(405, 'method_not_allowed', { headers: { allow: 'GET' } })
  // `?ver=6.2` behind a picture's name is for the browser's cache and no parameter of anybody's.
  const declared = new URLSearchParams([...search].filter(([name]) => documentNames.has(name)))
  const queryValues = readQuery(declared, documentNames)
  if (queryValues instanceof Refusal) return queryValues
  const headers = requestHeaders(request.headers)
  headers.delete('content-type')
  return new ContractRequest(request, inside + path + writeQuery(queryValues), headers, nothing, [])
}

/** A place holder: where it goes is decided by the remote backend, which reads path and query alone. */
const inside = 'http://backend'
const nothing = new Uint8Array(0)
const documentNames = queryNames(catalogueFile)

function customersIn(query: Readonly<Record<string, unknown>>, body: unknown): string[] {
  const inBody = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return [query.user_id, query.customer, inBody.user_id, inBody.customer_id]
    .filter((one) => one !== null && one !== undefined && one !== '')
    .map(String)
}

/** The same JSON without halves of letters: a reader of UTF-8 cannot have them, and PHP throws the whole body away. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value)
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [whole(key), wellFormed(one)]))
}

const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
