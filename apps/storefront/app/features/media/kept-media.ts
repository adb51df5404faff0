import { logWarning } from '../../startup/browser-log.ts'
import { asPromise, type MediaKind, mediaDatabase, STORES } from './media-database.ts'

/** In the operator's language: he is the one who reads the console. */
const MESSAGES = {
  video: { read: 'Ошибка чтения видео из кэша', save: 'Ошибка сохранения видео в кэш' },
  photo: { read: 'Ошибка чтения фото из кэша', save: 'Ошибка сохранения фото в кэш' },
} as const satisfies Record<MediaKind, object>

/** null: it is not there, or the store cannot be read, which is the same to whoever asks. */
export async function readKept(kind: MediaKind, address: string): Promise<Blob | null> {
  try {
    const database = await mediaDatabase()
    const store = database.transaction(STORES[kind], 'readonly').objectStore(STORES[kind])
    const kept: unknown = await asPromise(store.get(address))
    return kept instanceof Blob ? kept : null
  } catch (fault) {
    logWarning(MESSAGES[kind].read, fault)
    return null
  }
}

export async function keep(kind: MediaKind, address: string, blob: Blob): Promise<void> {
  try {
    const database = await mediaDatabase()
    const store = database.transaction(STORES[kind], 'readwrite').objectStore(STORES[kind])
    await asPromise(store.put(blob, address))
  } catch (fault) {
    logWarning(MESSAGES[kind].save, fault)
  }
}
