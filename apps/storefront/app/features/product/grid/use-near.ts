import { type RefObject, useEffect, useState } from 'react'

/** Two windows ahead: a quick thumb does not outrun it. */
const AHEAD = '200% 0px'

interface Seen {
  readonly near: boolean
  /** Its height when it was last drawn, also on an earlier visit to the page; null while it never was. */
  readonly height: number | null
}

/** Heights of what was drawn, by place: Back must find the page as long as it was. */
const heights = new Map<string, number>()

const nameOf = (name: string): string => `${innerWidth} ${location.pathname}${location.search} ${name}`

/** Whether an element is near the window. One that holds the focus stays near: a keyboard must not lose its place. */
export function useNear(place: RefObject<HTMLElement | null>, name: string, atFirst: boolean): Seen {
  const [seen, setSeen] = useState<Seen>(() => ({
    near: atFirst,
    height: isHydrated() ? (heights.get(nameOf(name)) ?? null) : null,
  }))
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        // A part inside a section that is hidden has no place to be far from.
        if (!entry || entry.boundingClientRect.width === 0) return
        const near = entry.isIntersecting || element.contains(document.activeElement)
        const height = heights.get(nameOf(name)) ?? null
        setSeen((before) => (before.near === near ? before : { near, height: height ?? before.height }))
      },
      { rootMargin: AHEAD },
    )
    const ruler = new ResizeObserver(([entry]) => {
      if (entry && isWhole(element)) heights.set(nameOf(name), entry.contentRect.height)
    })
    observer.observe(element)
    ruler.observe(element)
    return () => {
      observer.disconnect()
      ruler.disconnect()
    }
  }, [place, name])
  return seen
}

/** A part that is not all there has a style: its height, or the room it keeps. */
const isWhole = (element: HTMLElement): boolean => element.style.cssText === ''

/** The page has taken over from the server's: what is drawn now is the browser's own. */
export const isHydrated = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined
