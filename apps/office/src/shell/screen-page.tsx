import type { ReactNode } from 'react'

interface ScreenPageProps {
  readonly title: string
  /** What can be done with the whole of it. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The usual screen: its name, its buttons, and what it is about. */
export function ScreenPage({ title, actions, children }: ScreenPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[1600px] flex-col gap-4 p-3 tablet:p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
