import type { PaymentMethod } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { idList } from '../../wire/id-list.ts'
import { list } from '../../wire/list.ts'
import { reshaped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { text, word } from '../../wire/text.ts'
import { whole } from '../../wire/whole.ts'

/** WooCommerce names a method with the place it is set up at: flat_rate:3. */
const methods = list(reshaped(text, (wire) => (typeof wire === 'string' ? wire.replace(/:\d+$/, '') : wire)))

export const paymentMethod: Codec<PaymentMethod> = whole(
  noun<PaymentMethod>('PaymentMethod', {
    id: ['id', word],
    title: ['title', text, ''],
    enabled: ['enabled', flag, true],
    shippingMethods: ['shipping_methods', methods, []],
    warehouseIds: ['warehouse_ids', idList, []],
  }),
)
