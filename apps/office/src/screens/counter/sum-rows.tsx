import type { ReactNode } from 'react'

interface SumRow {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly isTotal?: boolean
}

/** Names and sums, one under the other, as on a till's own paper. */
export function SumRows({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="flex flex-col">
      {rows.map(({ name, value, isTotal }, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in one order and hold nothing of their own
          key={place}
          className={`flex items-baseline justify-between gap-4 py-1 ${isTotal ? 'border-t border-line font-semibold' : ''}`}
        >
          <dt className="min-w-0">{name}</dt>
          <dd className="shrink-0 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
