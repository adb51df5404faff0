import { Skeleton } from '../../ui/skeleton.tsx'

/** The shape of the board while it is asked for the first time. */
export function BoardOpening() {
  return (
    <div className="flex min-h-0 flex-1 gap-2 overflow-hidden px-3">
      {['a', 'b', 'c', 'd', 'e'].map((column) => (
        <div key={column} className="flex min-w-72 flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      ))}
    </div>
  )
}
