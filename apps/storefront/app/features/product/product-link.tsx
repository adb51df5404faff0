import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { withProduct } from '../../lib/paths.ts'
import { useRootData } from '../../lib/root-data.ts'

interface Props {
  readonly id: number
  /** The product's own page: what the address bar, a new tab and a page without scripts get. */
  readonly address: string
  readonly className?: string
  readonly label?: string
  readonly children: ReactNode
}

/** Opens the product over the page one is on; the address becomes the product's own. */
export function ProductLink({ id, address, className, label, children }: Props) {
  const { pathname, search, state } = useLocation()
  const inSheet = isProductState(state)
  if (useHasOwnPage(address)) {
    return (
      <Link to={address} discover="none" className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to={withProduct(pathname, id, search)}
      mask={address}
      // From one product to another the sheet stays the same step back.
      replace={inSheet}
      state={productState}
      preventScrollReset
      discover="none"
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}

/** The same step for a button. */
export function useShowProduct(id: number, address: string): () => void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const own = useHasOwnPage(address)
  return () => {
    if (own) return void navigate(address)
    void navigate(withProduct(pathname, id, search), {
      mask: address,
      replace: isProductState(state),
      state: productState,
      preventScrollReset: true,
    })
  }
}

/** In a restaurant a dish is a page, not a sheet; one without an address of its own still opens over its category. */
function useHasOwnPage(address: string): boolean {
  return useRootData()?.pageType === 'restoran' && !address.includes('?')
}

/** Marks a step of the history that opened a product: closing it goes back. */
export const productState = { opened: 'product' } as const

export function isProductState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === 'product'
}
