import { get } from 'node:http'

export interface SameBytes {
  /** Names and values in turn, without those every server writes by itself. */
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
}

const ownOfServers = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'x-request-id'])

/** What the host answers, as it packs it: references give the very same bytes away. */
export function askForBytes(url: string, encoding: string): Promise<SameBytes> {
  return new Promise((answered, failed) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('end', () => {
        const headers = Object.entries(response.headersDistinct)
          .filter(([name]) => !ownOfServers.has(name))
          .map(([name, values]) => [name, (values ?? []).join(', ')] as const)
        answered({ headers, body: Buffer.concat(chunks) })
      })
    }).once('error', failed)
  })
}
