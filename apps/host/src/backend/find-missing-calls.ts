import { autoApplyCoupons, type Endpoint, endpoints, promoTerms } from '@samobranka/contract'

/** Calls a shop can do without, each with the screens or parts of screens that need it. */
export const OPTIONAL_CALLS: ReadonlySet<string> = new Set([
  'promoTerms',
  'galleries',
  'brands',
  'suggestAddresses',
  'locateAddress',
  'findZone',
  'wishDelivery',
  'quoteOrder',
  'placeOrder',
  'orderById',
  'freeTables',
  'requestOrderCall',
  'sendMessage',
  'applyPromocode',
  'applyReferral',
  'wheelStateOfUser',
  'changeUser',
  'exportUser',
  'deleteUser',
  'changeAddress',
  'removeAddress',
  'readNotifications',
  'pushPublicKey',
  'userSessions',
  'guestSwitches',
])

/** A path that no server has: who knows this one says yes to everything. */
const NOWHERE = '/wp-json/samobranka/nowhere'

type AskFor = (method: 'GET' | 'OPTIONS', path: string) => Promise<Response>

/**
 * The optional calls a foreign server does not have. What is read is asked as it is; what writes is asked about by
 * OPTIONS, which WordPress answers with the methods of the path and which changes nothing. Where OPTIONS tells nothing,
 * a server without a single one of the calls that can be read is not believed to have those that write.
 */
export async function findMissingCalls(ask: AskFor): Promise<ReadonlySet<string>> {
  const optional = endpoints.filter(({ name }) => OPTIONAL_CALLS.has(name))
  const read = optional.filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const others = optional.filter((one) => !read.includes(one))
  const isMissing = async ({ path }: Endpoint) => {
    const response = await ask('GET', path)
    await response.body?.cancel()
    return response.status === 404
  }
  const [known, nowhere, missing, presences] = await Promise.all([
    ask('OPTIONS', autoApplyCoupons.path).then(presenceOf(autoApplyCoupons.method)),
    ask('OPTIONS', NOWHERE).then(presenceOf('POST')),
    Promise.all(read.map(isMissing)),
    Promise.all(others.map(({ method, path }) => ask('OPTIONS', filled(path)).then(presenceOf(method)))),
  ])
  const answersOptions = known !== 'no path' && nowhere === 'no path'
  const hasNone = read.every(({ name }, at) => missing[at] || name === promoTerms.name)
  const lacks = (answer: Presence) => (answersOptions ? answer !== 'has it' : hasNone)
  return new Set([
    ...read.filter((_, at) => missing[at]).map(({ name }) => name),
    ...others.filter((_, at) => lacks(presences[at] ?? 'has it')).map(({ name }) => name),
  ])
}

const filled = (path: string): string => path.replace(/\{\w+\}/g, '0')

type Presence = 'has it' | 'no path' | 'other methods'

const presenceOf =
  (method: string) =>
  async (response: Response): Promise<Presence> => {
    const text = await response.text()
    // WordPress does not refuse OPTIONS of a path it does not have: it answers an empty list.
    if (response.status === 404 || text.trim() === '[]') return 'no path'
    const methods =
      methodsIn(text) ??
      response.headers
        .get('allow')
        ?.split(',')
        .map((name) => name.trim())
    return !methods || methods.includes(method) ? 'has it' : 'other methods'
  }

/** WordPress names the methods of a path in its answer; its Allow names those that this caller may use. */
function methodsIn(text: string): unknown[] | null {
  try {
    const { methods } = JSON.parse(text) as { methods?: unknown }
    return Array.isArray(methods) ? methods : null
  } catch {
    return null
  }
}
