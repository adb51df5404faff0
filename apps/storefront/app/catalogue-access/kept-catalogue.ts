const STORE = 'samobranka-catalogue'

/** Documents the browser keeps for a visit without network. */
export const isKeptDocument = (address: string): boolean => address.startsWith('/api/wp-content/')

/** The network's answer, or, without network, the last one there was. */
export async function fetchKept(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init)
    if (response.ok) void keep(address, response.clone())
    return response
  } catch (fault) {
    const kept = init.signal?.aborted ? undefined : await find(address)
    if (kept) return kept
    throw fault
  }
}

/** Another version of the shop must not begin with the goods of the old one. */
export async function forgetKeptCatalogue(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(STORE).catch(() => false)
}

async function keep(address: string, response: Response): Promise<void> {
  try {
    await (await caches.open(STORE)).put(keyOf(address), response)
  } catch {
    // No room, or an address without https: the shop then needs the network.
  }
}

async function find(address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(STORE)).match(keyOf(address), { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** The time in a document's address is there to go past caches; the document is the same. */
export function keyOf(address: string): string {
  const url = new URL(address, 'http://shop')
  url.searchParams.delete('t')
  url.searchParams.delete('nocache')
  return `${url.pathname}${url.search}`
}
