import type { Load } from '../../ui/picture.tsx'
import { LongGrid } from '../product/index.ts'
import type { CardGoods } from '../shelf/index.ts'

interface Props {
  readonly goods: readonly CardGoods[]
  readonly inSight: boolean
}

const soon = (place: number): Load => (place < 4 ? 'soon' : 'later')
const later = (): Load => 'later'

/** Many small cards: a grocery is looked over, not read. */
export function DenseGrid({ goods, inSight }: Props) {
  return <LongGrid goods={goods} className="grid-dense" loadOf={inSight ? soon : later} />
}
