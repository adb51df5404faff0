import { type RefObject, useEffect, useRef, useState } from 'react'
import { ProductCard } from '../product/index.ts'
import type { CardGoods } from '../shelf/index.ts'

/** A multiple of every number of columns the grid can have: no row is torn between two parts. */
const PART = 60
/** Two windows ahead: a quick thumb does not outrun it. */
const AHEAD = '200% 0px'

interface Props {
  readonly goods: readonly CardGoods[]
  readonly inSight: boolean
}

/** A dense grid of any length: parts far from the window keep their height and nothing else. */
export function DenseGrid({ goods, inSight }: Props) {
  const parts = Array.from({ length: Math.ceil(goods.length / PART) }, (_, index) =>
    goods.slice(index * PART, (index + 1) * PART),
  )
  return parts.map((part, index) => (
    <Part key={part[0]?.id} goods={part} drawn={index === 0} inSight={inSight && index === 0} />
  ))
}

function Part({ goods, drawn, inSight }: Props & { readonly drawn: boolean }) {
  const place = useRef<HTMLUListElement>(null)
  const { near, height } = useNear(place, drawn)
  return (
    <ul
      ref={place}
      className="grid-dense"
      style={near ? undefined : { height: height ?? goods.length * GUESSED_HEIGHT }}
    >
      {near
        ? goods.map((one, index) => (
            <li key={one.id}>
              <ProductCard goods={one} load={inSight && index < 4 ? 'soon' : 'later'} />
            </li>
          ))
        : null}
    </ul>
  )
}

/** What a card adds to a part that was never drawn: a third of a card's own height. */
const GUESSED_HEIGHT = 90

function useNear(place: RefObject<HTMLElement | null>, drawn: boolean) {
  const [seen, setSeen] = useState<{ near: boolean; height: number | null }>({ near: drawn, height: null })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const { isIntersecting: near, boundingClientRect } = entry
        setSeen((before) =>
          before.near === near ? before : { near, height: near ? before.height : boundingClientRect.height },
        )
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return seen
}
