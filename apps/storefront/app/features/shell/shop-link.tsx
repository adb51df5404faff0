import type { ReactNode } from 'react'
import { Link } from 'react-router'

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
  return (
    <Link to={to} replace={replace} discover="none" className={className}>
      {children}
    </Link>
  )
}
