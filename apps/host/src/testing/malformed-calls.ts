import { type Endpoint, endpoints, queryNames } from '@samobranka/contract'
import { malformedFields, malformedNames, malformedSteps, malformedValues } from './malformed-values.ts'
import { validBodies } from './valid-bodies.ts'

export interface MalformedCall {
  readonly method: string
  /** Path and query, byte for byte as they are sent, without `/api`. */
  readonly target: string
  readonly body: string | null
  /** What the body says it is; JSON when absent. */
  readonly type?: string
}

/** What nobody behind the host may see, sent with every call. */
export const malformedHeaders = {
  'x-http-method-override': 'DELETE',
  'x-http-method': 'DELETE',
  'x-method-override': 'DELETE',
  'x-wp-nonce': '1',
  'x-original-url': '/wp-json/wc/v3/customers',
  'x-rewrite-url': '/wp-json/wc/v3/customers',
  'x-browser': 'b',
  range: 'bytes=0-9',
} as const

/** The call as it should be. */
export function validCall(endpoint: Endpoint): MalformedCall {
  const body = validBodies[endpoint.name]
  return {
    method: endpoint.method,
    target: endpoint.path.replace(/\{\w+\}/g, '7'),
    body: body === undefined ? null : JSON.stringify(body),
  }
}

/** A foreign server has no office. */
const ofGuests = endpoints.filter(({ permission }) => permission === null)

/** Every call of the contract, or of those named, with everything malformed that we know in each of its places. */
export function* malformedCalls(only: readonly Endpoint[] = ofGuests): Generator<MalformedCall> {
  for (const endpoint of only) {
    const right = validCall(endpoint)
    for (const name of malformedNames) yield at(right, `?${name}=8`)
    yield* malformedQueries(endpoint, right)
    for (const step of malformedSteps)
      if (endpoint.path.includes('{'))
        yield { ...right, target: endpoint.path.replace(/\{\w+\}/, step).replace(/\{\w+\}/g, '7') }
    for (const step of stepsBeyond) yield at(right, `/${step}`)
    for (const body of malformedBodies(right)) yield { ...right, body }
    if (right.body !== null)
      yield { ...right, body: malformedForm, type: 'application/x-www-form-urlencoded' }
    for (const method of otherMethods) if (method !== endpoint.method) yield { ...right, method }
  }
  for (const target of undeclaredPaths)
    for (const method of ['GET', 'POST']) yield { method, target, body: null }
}

const malformedForm =
  'socket_id=1.2&channel_name=private-user-7&rest_route=/wc/v3/customers&_method=DELETE&a[b]=1&%20key=2&key%00=3'

const stepsBeyond = malformedSteps.filter((step) => /customers|DELETE|%00|;/.test(step))

const otherMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const at = (call: MalformedCall, more: string): MalformedCall => ({ ...call, target: call.target + more })

function* malformedQueries(endpoint: Endpoint, right: MalformedCall): Generator<MalformedCall> {
  const isOrders = endpoint.name === 'wooOrdersV2'
  for (const name of queryNames(endpoint)) {
    for (const value of malformedValues) yield at(right, `?${name}=${value}`)
    yield at(right, `?${name}=7&${name}=8`)
    yield at(right, `?${name}=7&${name}[]=8`)
    yield at(right, `?${name}=7&%20${name}=8`)
  }
  // With the key, where the one thing that keeps a stranger out is whose orders they are.
  if (isOrders) for (const name of malformedNames) yield at(right, `?customer=7&${name}=8`)
  if (isOrders) for (const name of malformedNames) yield at(right, `?${name}=8&customer=7`)
  yield at(right, '?token=x&consumer_key=x&consumer_secret=x&oauth_token=x')
  yield at(right, '?consumer_key=x&consumer_key=y&%63onsumer_secret=z')
}

/** For a call that has no body, one that tries all at once. */
function* malformedBodies({ body }: MalformedCall): Generator<string> {
  const fields = Object.values(malformedFields)
  yield 'a[b]=1&rest_route=/wc/v3/customers&_method=DELETE'
  yield `{${fields.join(',')}}`
  if (body === null) return
  const inside = body.slice(1, -1)
  for (const field of fields) {
    yield `{${inside},${field}}`
    // And in every object it holds.
    yield body.replaceAll('{', `{${field},`).replaceAll(',}', '}')
  }
  yield `[${body}]`
  yield `"${'x'.repeat(100)}"`
  yield '['.repeat(5_000)
}

/** Paths that a foreign server answers and the contract does not name. */
const undeclaredPaths = [
  '/wp-json/',
  '/wp-json/wc/v3/customers',
  '/wp-json/wc/v3/customers/8',
  '/wp-json/wc/v2/customers',
  '/wp-json/wc/v2/orders/7/notes',
  '/wp-json/wc/v3/payment_gateways',
  '/wp-json/wp/v2/users',
  '/wp-json/wp/v2/users?context=edit',
  '/wp-json/batch/v1',
  '/wp-json//wc/v3/customers',
  '/wp-json/wc/v2/orders/../customers',
  '/wp-json/wc/v2/orders/..%2fcustomers',
  '/wp-json/wc/v2/orders%2f..%2fcustomers',
  '/wp-json/wc/v2/orders;/../customers',
  '/wp-json/wc%2fv3%2fcustomers',
  '/wp-json/?rest_route=/wc/v3/customers',
  '/?rest_route=/wc/v3/customers',
  '/index.php?rest_route=/wc/v3/customers',
  '/wheel/?rest_route=/wc/v3/customers',
  '/wheel/../wp-admin/',
  '/banners-json?rest_route=/wc/v3/customers',
  '/banners-json/../wp-login.php',
  '/wp-content/../wp-config.php',
  '/wp-content/..%2fwp-config.php',
  '/wp-content/%2e%2e/wp-login.php',
  '/wp-content/..%5cwp-config.php',
  '/wp-content/uploads/',
  '/wp-content/uploads/x.php',
  '/wp-content/uploads/x.php?rest_route=/wc/v3/customers',
  '/wp-content/uploads/x.php.jpg',
  '/wp-content/uploads/x.php%00.jpg',
  '/wp-content/uploads/x.php/y.jpg',
  '/wp-content/uploads/x.PHP%20',
  '/wp-content/uploads/.htaccess',
  '/wp-content/uploads/.git/config.json',
  '/wp-content/uploads/x.phtml',
  '/wp-content/plugins/x/y.php',
  '/wp-content/debug.log',
  '/wp-content/uploads/dump.sql',
  '/wp-content/uploads/a.jpg%3frest_route=/x.jpg',
  '/wp-content/uploads/a%252f..%252fb.jpg',
  '/payments/sandbox/pay/1',
  '/payments/yookassa/webhook',
  '/_dev/outbox',
  '/openapi.json',
]
