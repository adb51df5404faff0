import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly hint?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** Nothing to show is an answer: it says what would be here. */
export function EmptyState({ icon: Icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <Icon size={32} aria-hidden className="text-soft" />
      <p className="text-base font-medium">{title}</p>
      {hint !== undefined && <p className="max-w-md text-soft">{hint}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
