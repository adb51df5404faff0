import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addressInShop } from '../routing/address-in-shop.ts'
import { currentLocation, goTo } from '../routing/current-location.ts'
import { isPlainTap } from '../routing/plain-tap.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  /** Going back then leads to where one came from. */
  readonly replace?: boolean | undefined
  readonly preventScrollReset?: boolean | undefined
}

/**
 * A step in the shop. Not the router's link: that one follows the address, and all the links of a page would be drawn
 * again at every step, and a dozen hooks run for each of them on the server.
 */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainTap(event) || rest.target) return
    const address = addressInShop(to)
    if (address === null) return
    event.preventDefault()
    const { pathname, search } = currentLocation()
    goTo(address, {
      replace: replace ?? address === pathname + search,
      preventScrollReset: preventScrollReset ?? false,
    })
  }
  return <a {...rest} href={to} onClick={follow} />
}
