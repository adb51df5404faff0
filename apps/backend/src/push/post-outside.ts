import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { publicLookup } from './public-lookup.ts'

interface Posted {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly signal: AbortSignal
}

/** The status of a push service's answer. It is called by a name from outside: redirects are not followed, nor names that lead inside. */
export function postOutside(address: string, { headers, body, signal }: Posted): Promise<number> {
  // Plain http is only ever a service beside the shop, outside production.
  const ask = address.startsWith('https:') ? request : plainRequest
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(body.byteLength) }
    const options = { method: 'POST', headers: { ...headers, ...length }, signal, lookup: publicLookup }
    const asking = ask(address, options, (response) => {
      // Nothing it says is of interest, however long it is.
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
