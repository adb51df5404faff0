import { logWarning } from '../../startup/browser-log.ts'
import { loadMedia } from './load-media.ts'

interface Manifest {
  readonly icons?: readonly { readonly src?: unknown }[]
  readonly screenshots?: readonly { readonly src?: unknown }[]
}

/** The icons and screenshots of the shop as an app, kept by their addresses under `/api`; each is fetched once. */
export async function keepManifestPictures(address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status} ${address}`)
    const { icons = [], screenshots = [] } = (await response.json()) as Manifest
    for (const { src } of [...icons, ...screenshots]) {
      const own = typeof src === 'string' ? underApi(src) : null
      // One after the other: nobody waits for them.
      if (own) await loadMedia('photo', own)
    }
  } catch (fault) {
    logWarning('The manifest could not be loaded.', fault)
  }
}

/** null for a picture that lies elsewhere. */
function underApi(address: string): string | null {
  const { origin, pathname, search } = new URL(address, location.origin)
  if (origin !== location.origin) return null
  return pathname.startsWith('/api/') ? pathname + search : `/api${pathname}${search}`
}
