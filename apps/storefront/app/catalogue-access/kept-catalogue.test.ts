import { afterEach, expect, it, vi } from 'vitest'
import { fetchKept, forgetKeptCatalogue, keyOf } from './kept-catalogue.ts'

function browser(online: { fetch: () => Promise<Response> }) {
  const store = new Map<string, Response>()
  vi.stubGlobal('fetch', () => online.fetch())
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, response: Response) => void store.set(key, response),
      match: async (key: string) => store.get(key)?.clone(),
    }),
    delete: async () => void store.clear(),
  })
}
afterEach(() => vi.unstubAllGlobals())

const nobody = () => Promise.reject(new TypeError('Failed to fetch'))

it('without network is the last one there was, whatever time its address says', async () => {
  const network = { fetch: async () => new Response('goods') }
  browser(network)
  await fetchKept('/api/wp-content/uploads/app_sync/prodcat.json?t=1', {})
  network.fetch = nobody
  const again = await fetchKept('/api/wp-content/uploads/app_sync/prodcat.json?t=2', {})
  expect(await again.text()).toBe('goods')
  await expect(fetchKept('/api/wp-content/uploads/app_sync/prodcat-en.json?t=2', {})).rejects.toThrow()
  await forgetKeptCatalogue()
  await expect(fetchKept('/api/wp-content/uploads/app_sync/prodcat.json?t=3', {})).rejects.toThrow()
})

it('does not take the place of an answer nobody waits for any more', async () => {
  const network = { fetch: async () => new Response('goods') }
  browser(network)
  await fetchKept('/api/wp-content/prices/1.json', {})
  network.fetch = nobody
  const signal = AbortSignal.abort()
  await expect(fetchKept('/api/wp-content/prices/1.json', { signal })).rejects.toThrow()
})

it('is known by its address and its language', () => {
  expect(keyOf('/api/wp-content/p/1.json?t=5&lang=en&nocache=9')).toBe('/api/wp-content/p/1.json?lang=en')
})
