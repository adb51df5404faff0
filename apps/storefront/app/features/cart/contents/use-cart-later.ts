import { type Cart, EMPTY_CART } from '@samobranka/rules'
import { startTransition, useEffect, useState } from 'react'
import { schedule } from '../../../startup/schedule.ts'
import { useCart } from './cart-store.ts'

/**
 * What the cart says, behind the frame of a tap, which belongs to what was tapped. A transition alone may be drawn
 * before that frame: React waits in the browser's queue, not for its picture. `read` is a function that stays the same.
 */
export function useCartLater<T>(read: (cart: Cart) => T): T {
  const [known, setKnown] = useState(() => read(EMPTY_CART))
  useEffect(() => {
    const look = () => startTransition(() => setKnown(() => read(useCart.getState().cart)))
    look()
    let stop = () => {}
    const leave = useCart.subscribe(() => {
      stop()
      stop = schedule(look, 'after-paint')
    })
    return () => {
      leave()
      stop()
    }
  }, [read])
  return known
}
