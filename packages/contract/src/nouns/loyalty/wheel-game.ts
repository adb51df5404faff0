import type { Domain } from '../../wire/codec.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, percent } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { text, verbatim } from '../../wire/text.ts'

const prizeType = oneOf(['bonus', 'coupon', 'gift', 'nothing'])

const sectorChance = noun('WheelSectorChance', {
  id: ['id', id],
  label: ['label', text, ''],
  type: ['type', prizeType],
  chance: ['chance', percent, 0],
})

export const wheelState = noun('WheelState', {
  sectors: ['sectors', list(sectorChance), []],
  spinsLeft: ['spins_left', count, 0],
  nextSpinAt: ['next_spin_at', optionalInstant, null],
})
export type WheelState = Domain<typeof wheelState>

const prize = noun('WheelPrize', {
  type: ['type', prizeType],
  label: ['label', text, ''],
  amount: ['amount', money, 0, 'sparse'],
  couponId: ['coupon_id', optionalId, null, 'sparse'],
  couponCode: ['coupon_code', verbatim, '', 'sparse'],
  productId: ['product_id', optionalId, null, 'sparse'],
})

export const wheelSpin = noun('WheelSpin', { sectorId: ['sector_id', id], prize: ['prize', prize] })
export type WheelSpin = Domain<typeof wheelSpin>
