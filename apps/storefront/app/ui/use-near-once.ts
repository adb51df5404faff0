import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has come near a place of the page; from then on for good. */
export function useNearOnce(
  place: RefObject<HTMLElement | null>,
  margin: `${number}px` | `${number}% 0px`,
  atFirst = false,
): boolean {
  const [near, setNear] = useState(atFirst)
  useEffect(() => {
    if (near || !place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place, margin, near])
  return near
}
