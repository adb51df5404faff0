import type { Load } from '../../ui/picture.tsx'
import type { CategorySection } from '../catalogue/index.ts'
import { LongGrid, type PartOf } from '../product/index.ts'

interface Props {
  readonly section: CategorySection
  readonly partOf: PartOf
  readonly inSight: boolean
}

const inFirstScreen = (place: number): Load => (place < 2 ? 'first' : place < 4 ? 'sight' : 'later')
const later = (): Load => 'later'

/** Many small cards: a grocery is looked over, not read. */
export function DenseGrid({ section: { id, goods, count }, partOf, inSight }: Props) {
  return (
    <LongGrid
      goods={goods}
      count={count}
      list={id}
      partOf={partOf}
      className="grid-dense"
      loadOf={inSight ? inFirstScreen : later}
    />
  )
}
