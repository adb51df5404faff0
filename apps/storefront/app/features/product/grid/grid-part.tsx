import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import { doLater } from '../../../startup/load-later.ts'
import type { Load } from '../../../ui/picture.tsx'
import { ProductItem } from '../card/product-item.tsx'
import { CardSpaces } from './card-spaces.tsx'
import type { Range } from './drawn-range.ts'
import type { NextRange } from './next-range.ts'
import { roomFor } from './room-for.ts'
import { isHydrated, useNear } from './use-near.ts'
import { type ListPart, type PartOf, usePartGoods } from './use-part-goods.ts'

export interface GridPartProps extends ListPart {
  /** Those the page brought, from the first on. */
  readonly sent: readonly CardGoods[]
  /** The grid's own look. */
  readonly className: string
  /** How soon the picture of a card at that place is wanted. */
  readonly loadOf: (place: number) => Load
  /** See startup/reveal-parts.ts. */
  readonly deferAfter?: 2 | undefined
}

/** What a step in the shop draws with the page itself; the rest follows in the next frames. */
const AT_ONCE = 6

/** A part of a long grid: far from the window it keeps its height and nothing else. */
export function GridPart(props: GridPartProps) {
  const { sent, count, list, from, partOf, className, loadOf, deferAfter } = props
  const place = useRef<HTMLUListElement>(null)
  const { near, height } = useNear(place, `${list} ${from}`, from === 0 && sent.length > 0)
  const goods = usePartGoods(sent, near, { list, from, count, partOf })
  const [first, last] = useDrawn(place, near, goods.length, from === 0 ? sent.length : 0, partOf)
  const cards = near ? goods.slice(first, last) : []
  const isWhole = cards.length === count
  return (
    <ul
      ref={place}
      className={className}
      style={isWhole ? undefined : undrawn(height, near, count)}
      data-defer-after={deferAfter}
    >
      <CardSpaces count={near ? first : 0} />
      {cards.map((one, index) => (
        <ProductItem key={one.id} goods={one} load={loadOf(first + index)} />
      ))}
      <CardSpaces count={near ? count - first - cards.length : 0} />
    </ul>
  )
}

function undrawn(height: number | null, near: boolean, count: number): CSSProperties {
  if (near) return { minHeight: height ?? 0 }
  return height === null ? { ...roomFor(count), height: 'var(--room)' } : { height }
}

/** Grows around the window, a few cards a frame; the server, and the browser taking over from it, draw all they have. */
function useDrawn(
  place: RefObject<HTMLUListElement | null>,
  near: boolean,
  count: number,
  atFirst: number,
  partOf: PartOf,
): Range {
  const [drawn, setDrawn] = useState<Range | null>(() =>
    atFirst > 0 ? [0, isHydrated() ? Math.min(atFirst, AT_ONCE) : atFirst] : null,
  )
  const [list, setList] = useState(() => partOf)
  if (list !== partOf) {
    // Another selection of the same goods: as many cards as were drawn of the last would be too many at once.
    setList(() => partOf)
    setDrawn(atFirst > 0 ? [0, Math.min(atFirst, AT_ONCE)] : null)
  } else if (!near && drawn) setDrawn(null)
  const draw = useEffectEvent((cards: number, next: NextRange): boolean => {
    if (!place.current) return false
    const range = next(place.current, drawn, count, cards)
    setDrawn(range)
    return range[0] > 0 || range[1] < count
  })
  const isDone = drawn !== null && drawn[0] === 0 && drawn[1] >= count
  const isDrawing = near && count > 0 && !isDone
  useEffect(() => {
    if (!isDrawing) return
    let stop: (() => void) | null = () => undefined
    void doLater(
      () => import('./draw-queue.ts'),
      ({ drawSoon }) => {
        if (stop) stop = drawSoon({ place, draw: (cards, next) => draw(cards, next) })
      },
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [isDrawing, place])
  return drawn ?? [0, 0]
}
