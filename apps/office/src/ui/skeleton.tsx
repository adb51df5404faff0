import { classNames } from './class-names.ts'

/** Of the size of what comes: nothing jumps when it is there. Hidden from those who hear the page. */
export function Skeleton({ className }: { readonly className: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-small bg-sunken', className)} />
}
