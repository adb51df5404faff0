import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import type { Load } from '../../ui/picture.tsx'
import type { CardGoods } from '../shelf/index.ts'
import { ProductItem } from './product-item.tsx'

/** A multiple of every number of columns the grid can have: no row is torn between two parts. */
const PART = 60
/** Two windows ahead: a quick thumb does not outrun it. */
const AHEAD = '200% 0px'

interface Props {
  readonly goods: readonly CardGoods[]
  /** The grid's own look. */
  readonly className: string
  /** How soon the picture of a card at that place is wanted. */
  readonly loadOf: (place: number) => Load
}

/** A grid of any length: parts far from the window keep their height and nothing else. */
export const LongGrid = memo(function LongGrid({ goods, className, loadOf }: Props) {
  const parts = Array.from({ length: Math.ceil(goods.length / PART) }, (_, index) =>
    goods.slice(index * PART, (index + 1) * PART),
  )
  return parts.map((part, index) => (
    <Part
      key={part[0]?.id}
      goods={part}
      className={className}
      drawn={index === 0}
      loadOf={index === 0 ? loadOf : later}
    />
  ))
})

const later = (): Load => 'later'

function Part({ goods, className, drawn, loadOf }: Props & { readonly drawn: boolean }) {
  const place = useRef<HTMLUListElement>(null)
  const { near, height } = useNear(place, drawn)
  return (
    <ul
      ref={place}
      className={className}
      style={near ? undefined : { height: height ?? goods.length * GUESSED_HEIGHT }}
    >
      {near ? goods.map((one, index) => <ProductItem key={one.id} goods={one} load={loadOf(index)} />) : null}
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
        // A part inside a section that is hidden has no place to be far from.
        if (!entry || entry.boundingClientRect.width === 0) return
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
