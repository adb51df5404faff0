import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'

interface SetupPartProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

export function SetupPart({ title, hint, children }: SetupPartProps) {
  return (
    <Card aria-label={title} className="flex flex-col gap-3">
      <div>
        <h2 className="text-base font-semibold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-soft">{hint}</p>}
      </div>
      {children}
    </Card>
  )
}
