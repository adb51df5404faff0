import type { ReactNode } from 'react'
import { safeAddress } from '../../routing/safe-address.ts'
import { Link } from '../../ui/link.tsx'

interface Props {
  readonly to: string
  readonly className?: string
  readonly replace?: boolean
  readonly children: ReactNode
}

/** A link the operator wrote: inside the shop it is a step, elsewhere it opens beside it. */
export function ShopLink({ to, className, replace = false, children }: Props) {
  if (/^https?:\/\//i.test(to)) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener">
        {children}
      </a>
    )
  }
  // A script where an address should be: the words stay, the way does not.
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(to.trim()) && safeAddress(to) === null)
    return <span className={className}>{children}</span>
  return (
    <Link to={to} replace={replace} className={className}>
      {children}
    </Link>
  )
}
