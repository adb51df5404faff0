import { useState } from 'react'
import { useRootData } from './root-data.ts'

/**
 * Whether a product lay over the page when it came: its picture goes before the page's own. As it came: a page that
 * closes its product does not draw what was behind it again.
 */
export function useCameCovered(): boolean {
  const root = useRootData()
  const [covered] = useState(() => Boolean(root?.opened))
  return covered
}
