import type { DeliveryTerms, DistanceZone } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { money, optionalMoney } from '../../wire/money.ts'
import { noun, type Table } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { whole } from '../../wire/whole.ts'

/** What every zone says, drawn or by distance. */
export const termsTable: Table<DeliveryTerms> = {
  warehouseId: ['warehouse_id', id],
  deliveryPrice: ['delivery_price', money],
  freeFrom: ['free_from', optionalMoney, null],
  minimumSum: ['min_sum', money, 0],
  expressCost: ['express_cost', optionalMoney, null],
  timeMinutes: ['time_minutes', count, 0],
}

export const distanceZone: Codec<DistanceZone> = whole(
  noun<DistanceZone>('DistanceZone', {
    ...termsTable,
    fromKm: ['from_km', count, 0],
    toKm: ['to_km', count],
  }),
)
