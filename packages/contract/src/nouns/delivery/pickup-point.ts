import type { PickupPoint } from '@samobranka/rules'
import type { Codec } from '../../wire/codec.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { text } from '../../wire/text.ts'
import { coordinates } from './coordinates.ts'

export const pickupPoint: Codec<PickupPoint> = noun<PickupPoint>('PickupPoint', {
  id: ['id', id],
  name: ['name', text, ''],
  address: ['address', text, ''],
  point: ['coord', coordinates, null],
  warehouseId: ['warehouse_id', id],
})
