import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { noun } from '../../wire/noun.ts'
import { optionalId } from '../../wire/number.ts'
import { text, word } from '../../wire/text.ts'

export const phoneContact = noun('PhoneContact', {
  phone: ['phone', word],
  shown: ['phone_visual', text, ''],
  warehouseId: ['warehouse_id', optionalId, null],
  isDefault: ['default', flag, false],
})
export type PhoneContact = Domain<typeof phoneContact>
