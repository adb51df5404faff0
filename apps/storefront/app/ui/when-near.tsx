import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Props {
  /** Of the place that is kept until then. */
  readonly className: string
  readonly children: ReactNode
}

/** What is heavy comes when it is about to be seen. */
export function WhenNear({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return near ? children : <div ref={place} className={className} />
}
