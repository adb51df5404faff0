import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const warned = vi.hoisted(() => vi.fn())
vi.mock('../../startup/browser-log.ts', () => ({ logWarning: warned }))
vi.mock('./shrink-photo.ts', () => ({ shrinkPhoto: async (photo: Blob) => photo }))

/** As much of IndexedDB as a store of blobs needs; `broken` fails at that step. */
function blobStore(broken?: 'open' | 'get' | 'put') {
  const stores = new Map<string, Map<string, unknown>>()
  const request = (result: () => unknown, fails = false) => {
    const made: Record<string, unknown> = {}
    queueMicrotask(() => {
      if (fails) {
        made.error = new Error('broken')
        ;(made.onerror as () => void)()
        return
      }
      made.result = result()
      ;(made.onupgradeneeded as undefined | (() => void))?.()
      ;(made.onsuccess as () => void)()
    })
    return made
  }
  const database = {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string) => stores.set(name, new Map()),
    transaction: (name: string) => ({
      objectStore: () => ({
        get: (key: string) => request(() => stores.get(name)?.get(key), broken === 'get'),
        put: (value: unknown, key: string) =>
          request(() => stores.get(name)?.set(key, value), broken === 'put'),
      }),
    }),
  }
  const open = vi.fn((_name: string, _version: number) => request(() => database, broken === 'open'))
  return { open, stores }
}

const fetched = vi.fn(async () => new Response('film'))

beforeEach(() => {
  vi.resetModules()
  fetched.mockClear()
  warned.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function load(indexedDB: ReturnType<typeof blobStore>, kind: 'video' | 'photo' = 'video') {
  vi.stubGlobal('indexedDB', indexedDB)
  const { loadMedia } = await import('./load-media.ts')
  const blob = await loadMedia(kind, '/api/film.mp4')
  return blob && (await blob.text())
}

it('is fetched once and then taken from media-cache, version 1', async () => {
  const database = blobStore()
  expect(await load(database)).toBe('film')
  expect(await load(database)).toBe('film')
  expect(fetched).toHaveBeenCalledOnce()
  expect(database.open).toHaveBeenCalledWith('media-cache', 1)
  expect([...database.stores.keys()]).toEqual(['videos', 'photos'])
  expect([...(database.stores.get('videos')?.keys() ?? [])]).toEqual(['/api/film.mp4'])
  expect(warned).not.toHaveBeenCalled()
})

it.each([
  ['open', 'video', ['Ошибка чтения видео из кэша', 'Ошибка сохранения видео в кэш']],
  ['get', 'photo', ['Ошибка чтения фото из кэша']],
  ['put', 'photo', ['Ошибка сохранения фото в кэш']],
] as const)('a store that fails to %s is a miss and a line in the log', async (broken, kind, messages) => {
  expect(await load(blobStore(broken), kind)).toBe('film')
  expect(warned.mock.calls.map(([message]) => message)).toEqual(messages)
})

it('is nothing where the network has it neither', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }))
  const database = blobStore()
  expect(await load(database)).toBeNull()
  expect(database.stores.get('videos')?.size).toBe(0)
})
