import type { Client } from '@samobranka/contract'
import { loadLater } from '../startup/load-later.ts'
import { fetchKept, isKeptDocument } from './kept-catalogue.ts'

let client: Promise<Client> | null = null

/**
 * The page's one client: a later call of an endpoint can take the place of an earlier one only where both are made
 * by the same client. Its code comes with the first call, not with the page.
 */
export function browserClient(): Promise<Client> {
  client ??= loadLater(() => import('@samobranka/contract/client')).then(
    ({ createClient }) => createClient({ fetch: ask, baseUrl: '/api' }),
    (fault: unknown) => {
      client = null
      throw fault
    },
  )
  return client
}

const ask = (address: string, init: RequestInit): Promise<Response> =>
  isKeptDocument(address) ? fetchKept(address, init) : fetch(address, init)
