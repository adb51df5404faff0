import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: string
  /** It stands in place of a whole screen, and is its heading. */
  readonly isScreen?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Nothing to show is an answer: it says what would be here. */
export function EmptyState({ icon: Icon, title, hint, isScreen = false, children }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon size={32} aria-hidden className="text-soft" />
      <Title className="text-base font-medium">{title}</Title>
      {hint !== undefined && <p className="max-w-md text-soft">{hint}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
