import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { list } from '../../wire/list.ts'
import { noun, unknownKeys } from '../../wire/noun.ts'
import { prose } from '../../wire/text.ts'
import { coordinates } from './coordinates.ts'
import { distanceZone } from './delivery-terms.ts'

export const deliverySettings = noun(
  'DeliverySettings',
  {
    conditions: ['conditions', prose, ''],
    mapCentre: ['dot_map_init', coordinates, null],
    distanceZones: ['delivery_distance_zones', list(distanceZone), []],
    paymentsInAllZones: ['all_zones_payments_status', flag, true],
    zonesChoosePayments: ['use_zones_payments_methods', flag, false],
    extra: unknownKeys,
  },
  { rest: 'extra' },
)
export type DeliverySettings = Domain<typeof deliverySettings>

export const NO_DELIVERY_SETTINGS: DeliverySettings = {
  conditions: '',
  mapCentre: null,
  distanceZones: [],
  paymentsInAllZones: true,
  zonesChoosePayments: false,
  extra: {},
}
