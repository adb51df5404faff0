import type { CategorySection } from '../catalogue/index.ts'
import { LongGrid, loadInWindow, loadLater, type PartOf } from '../product/index.ts'

interface Props {
  readonly section: CategorySection
  readonly partOf: PartOf
  readonly inSight: boolean
}

/** Many small cards: a grocery is looked over, not read. */
export function DenseGrid({ section: { id, goods, count }, partOf, inSight }: Props) {
  return (
    <LongGrid
      goods={goods}
      count={count}
      list={id}
      partOf={partOf}
      className="grid-dense"
      loadOf={inSight ? loadInWindow : loadLater}
    />
  )
}
