import { useEffect } from 'react'
import { schedule } from '../startup/schedule.ts'

/**
 * An attribute of the root, for what lies elsewhere on the page and makes room: asked by `body:has(…)` instead, every
 * change of the page would be a question to all of it. The page is laid out for it after the frame that was waited for.
 */
export function useRootMark(
  name: 'data-cart' | 'data-checkout' | 'data-order-bar' | 'data-below-minimum',
  on: boolean,
): void {
  useEffect(() => {
    const root = document.documentElement
    if (!on) {
      // The head's script may have guessed otherwise.
      root.removeAttribute(name)
      return
    }
    const stop = schedule(() => root.setAttribute(name, ''), 'after-paint')
    return () => {
      stop()
      root.removeAttribute(name)
    }
  }, [name, on])
}
