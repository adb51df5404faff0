import { type ReactNode, useRef } from 'react'
import { useNearOnce } from '../../ui/use-near-once.ts'

interface Props {
  /** Of the place that is kept until then. */
  readonly className: string
  readonly children: ReactNode
}

/** What is heavy comes when it is about to be seen. */
export function WhenNear({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNearOnce(place, '200px')
  return near ? children : <div ref={place} className={className} />
}
