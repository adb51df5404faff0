import { logWarning } from '../../startup/browser-log.ts'
import { keep, readKept } from './kept-media.ts'
import type { MediaKind } from './media-database.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const loading = new Map<string, Promise<Blob | null>>()

/** From the store, else from the network and then into the store; null where neither has it. */
export function loadMedia(kind: MediaKind, address: string): Promise<Blob | null> {
  const known = loading.get(address)
  if (known) return known
  const promise = find(kind, address).finally(() => loading.delete(address))
  loading.set(address, promise)
  return promise
}

async function find(kind: MediaKind, address: string): Promise<Blob | null> {
  const kept = await readKept(kind, address)
  if (kept) return kept
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status} ${address}`)
    const fetched = await response.blob()
    const blob = kind === 'photo' ? await shrinkPhoto(fetched).catch(asItIs(fetched)) : fetched
    await keep(kind, address, blob)
    return blob
  } catch (fault) {
    logWarning('A preview could not be loaded.', fault)
    return null
  }
}

/** A picture that cannot be drawn, such as an SVG without a size, can still be shown. */
const asItIs = (blob: Blob) => (fault: unknown) => {
  logWarning('A photo could not be made smaller.', fault)
  return blob
}
