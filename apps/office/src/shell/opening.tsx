import { Skeleton } from '../ui/skeleton.tsx'

/** The shape of the office while it opens. */
export function Opening() {
  return (
    <div className="flex min-h-dvh">
      <div className="hidden w-60 flex-col gap-2 border-r border-line p-3 desk:flex">
        <Skeleton className="h-9" />
        <Skeleton className="mt-4 h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}
