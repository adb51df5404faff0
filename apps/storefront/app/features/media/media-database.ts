export type MediaKind = 'video' | 'photo'

const NAME = 'media-cache'
const VERSION = 1
export const STORES = { video: 'videos', photo: 'photos' } as const satisfies Record<MediaKind, string>

let opened: Promise<IDBDatabase> | null = null

/** The browser's own store for films and pictures: blobs by their address. */
export function mediaDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((fault: unknown) => {
    opened = null
    throw fault
  })
  return opened
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const store of Object.values(STORES)) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
      }
    }
    request.onsuccess = () => {
      const database = request.result
      // Another tab may want to make a newer one: it must not wait for us for ever.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

export function asPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
