import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money, percent, signedMoney } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { optional } from '../../wire/optional.ts'
import { optionalText, text, word } from '../../wire/text.ts'

const next = noun('NextBonusLevel', { name: ['name', word], missing: ['missing', money] })

const level = noun('CurrentBonusLevel', {
  name: ['name', word],
  percent: ['percent', percent],
  next: ['next', optional(next), null],
})

export const bonusMovement = noun('BonusMovement', {
  at: ['at', instant],
  amount: ['amount', signedMoney],
  reason: ['reason', text, ''],
  orderNumber: ['order_number', optionalText, null, 'sparse'],
})
export type BonusMovement = Domain<typeof bonusMovement>

/** The bonus card. One bonus is one unit of the default currency; the balance leaves out what is held. */
export const bonus = noun('Bonus', {
  active: ['active', flag, false],
  balance: ['points_balance', money, 0],
  percentMax: ['percent_max', percent, 0],
  level: ['level', optional(level), null],
  history: ['history', list(bonusMovement), []],
})
export type Bonus = Domain<typeof bonus>
