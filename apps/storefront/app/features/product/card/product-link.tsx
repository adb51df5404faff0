import type { MouseEvent, ReactNode } from 'react'
import { useShopTerms } from '../../../catalogue-access/root-data/shop-terms.tsx'
import { currentLocation, goTo } from '../../../routing/current-location.ts'
import { withProduct } from '../../../routing/paths.ts'
import { isPlainTap } from '../../../routing/plain-tap.ts'

interface Props {
  readonly id: number
  /** The product's own page: what the address bar, a new tab and a page without scripts get. */
  readonly address: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/**
 * Opens the product over the page one is on; the address becomes the product's own. Not the router's link: that one
 * follows the address, and all the cards of a page would be drawn again whenever a dialog opens or closes.
 */
export function ProductLink({ id, address, className, label, children }: Props) {
  const show = useShowProduct(id, address)
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainTap(event)) return
    event.preventDefault()
    show()
  }
  return (
    <a href={address} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  )
}

/** The same step for a button. */
export function useShowProduct(id: number, address: string): () => void {
  const { dishesHavePages } = useShopTerms()
  return () => {
    // One without an address of its own still opens over its category.
    if (dishesHavePages && !address.includes('?')) return goTo(address)
    const { pathname, search, state } = currentLocation()
    goTo(withProduct(pathname, id, search), {
      mask: address,
      // From one product to another the sheet stays the same step back.
      replace: isProductState(state),
      state: productState,
      preventScrollReset: true,
    })
  }
}

/** Marks a step of the history that opened a product: closing it goes back. */
const productState = { opened: 'product' } as const

export function isProductState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === 'product'
}
