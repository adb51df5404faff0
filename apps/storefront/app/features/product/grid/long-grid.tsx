import { memo } from 'react'
import { GridPart, type GridPartProps } from './grid-part.tsx'
import { loadLater } from './load-of-place.ts'

/** A multiple of every number of columns the grid can have: no row is torn between two parts. */
const PART = 60

interface Props extends Omit<GridPartProps, 'sent' | 'from'> {
  readonly goods: GridPartProps['sent']
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
