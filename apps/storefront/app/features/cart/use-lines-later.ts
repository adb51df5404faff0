import { type CartLine, EMPTY_CART } from '@samobranka/rules'
import { startTransition, useEffect, useState } from 'react'
import { useCart } from './cart-store.ts'

/** The cart's lines in a render that may wait: the frame of a tap belongs to what was tapped. */
export function useLinesLater(): readonly CartLine[] {
  const [lines, setLines] = useState(EMPTY_CART.lines)
  useEffect(() => {
    const follow = () => startTransition(() => setLines(useCart.getState().cart.lines))
    follow()
    return useCart.subscribe(follow)
  }, [])
  return lines
}
