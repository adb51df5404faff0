import { COMMON_REFUSALS, type Endpoint, endpoints, routeTable } from '@samobranka/contract'

const find = routeTable(endpoints)
const common: ReadonlySet<string> = new Set(COMMON_REFUSALS)

/** Whatever a test provokes, the shop refuses with a code that the contract names for that call. */
export async function holdToContract(request: Request, response: Response): Promise<Response> {
  if (response.status < 400) return response
  const endpoint = endpointOf(request)
  if (!endpoint) return response
  const { code, message } = await response.clone().json()
  const call = `${endpoint.method} ${endpoint.path}`
  if (!common.has(code) && !endpoint.refusals.includes(code))
    throw new Error(`${call} refused with ${code}, which its row of the contract does not name`)
  if (!message) throw new Error(`${call} refused with ${code} and no message`)
  return response
}

function endpointOf({ method, url }: Request): Endpoint | undefined {
  const found = find(method, new URL(url).pathname)
  return found && 'row' in found ? found.row : undefined
}
