import type { Domain } from '../../wire/codec.ts'
import { optionalDate } from '../../wire/date.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { untouched } from '../../wire/record.ts'
import { text, verbatim, word } from '../../wire/text.ts'

/** A person of customers.json: known before the first login, with a past. */
export const businessCustomer = noun(
  'BusinessCustomer',
  {
    id: ['id', id],
    phone: ['phone', word],
    name: ['name', text, ''],
    email: ['email', text, '', 'sparse'],
    birth: ['birth', optionalDate, null],
    bonuses: ['bonuses', money, 0],
    referralCode: ['referral_code', verbatim, ''],
    orders: ['orders', list(untouched), []],
  },
  { before: (wire) => ({ ...wire, id: wire.id ?? wire.ID }) },
)
export type BusinessCustomer = Domain<typeof businessCustomer>
