import { memo } from 'react'
import type { CardGoods } from '../../../catalogue-access/root-data/card-goods.ts'
import type { Load } from '../../../ui/picture.tsx'
import { GridPart } from './grid-part.tsx'
import { loadLater } from './load-of-place.ts'
import type { PartOf } from './use-part-goods.ts'

/** A multiple of every number of columns the grid can have: no row is torn between two parts. */
const PART = 60

interface Props {
  /** Those the page brought, from the first on. */
  readonly goods: readonly CardGoods[]
  /** How many there are. */
  readonly count: number
  /** Which list it is, for whoever is asked for the others. */
  readonly list: number
  readonly partOf: PartOf
  /** The grid's own look. */
  readonly className: string
  /** How soon the picture of a card at that place is wanted. */
  readonly loadOf: (place: number) => Load
  /** See startup/reveal-parts.ts. */
  readonly deferAfter?: 2 | undefined
}

/** A grid of any length: what is far from the window is neither drawn nor, where the page did not bring it, loaded. */
export const LongGrid = memo(function LongGrid({ goods, loadOf, count, ...props }: Props) {
  return Array.from({ length: Math.ceil(count / PART) }, (_, index) => (
    <GridPart
      key={goods[index * PART]?.id ?? -index}
      sent={goods.slice(index * PART, (index + 1) * PART)}
      count={Math.min(PART, count - index * PART)}
      {...props}
      from={index * PART}
      loadOf={index === 0 ? loadOf : loadLater}
    />
  ))
})
