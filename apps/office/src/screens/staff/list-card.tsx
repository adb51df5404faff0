import type { ReactNode } from 'react'

interface ListCardProps {
  readonly title: string
  readonly children: ReactNode
}

/** A list whose lines go from edge to edge. */
export function ListCard({ title, children }: ListCardProps) {
  return (
    <section className="overflow-hidden rounded-medium border border-line bg-surface shadow-card">
      <h2 className="px-4 py-3 text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}
