import { useEffect, useState } from 'react'
import { loadLater } from '../../startup/load-later.ts'
import type { MediaKind } from './media-database.ts'

/**
 * The address under which a film or picture can be shown: undefined while it is on its way, then the copy kept in the
 * browser, or the network's address where nothing could be kept.
 */
export function useMedia(kind: MediaKind, address: string): string | undefined {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (address === '') return
    let made: string | null = null
    let left = false
    const show = async () => {
      const blob = await loadLater(() => import('./load-media.ts'))
        .then(({ loadMedia }) => loadMedia(kind, address))
        .catch(() => null)
      if (left) return
      made = blob && URL.createObjectURL(blob)
      setSource(made ?? address)
    }
    void show()
    return () => {
      left = true
      if (made) URL.revokeObjectURL(made)
      setSource(undefined)
    }
  }, [kind, address])
  return source
}
