import type { PaymentMethod } from '@samobranka/rules'
import type { Codec } from '../wire/codec.ts'
import { flag } from '../wire/flag.ts'
import { idList } from '../wire/id-list.ts'
import { list } from '../wire/list.ts'
import { noun } from '../wire/noun.ts'
import { text, word } from '../wire/text.ts'
import { whole } from '../wire/whole.ts'

export const paymentMethod: Codec<PaymentMethod> = whole(
  noun<PaymentMethod>('PaymentMethod', {
    id: ['id', word],
    title: ['title', text, ''],
    enabled: ['enabled', flag, true],
    shippingMethods: ['shipping_methods', list(text), []],
    warehouseIds: ['warehouse_ids', idList, []],
  }),
)
