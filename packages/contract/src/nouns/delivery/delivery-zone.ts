import type { DeliveryZone } from '@samobranka/rules'
import { type Codec, codecOf } from '../../wire/codec.ts'
import { isObject } from '../../wire/json.ts'
import { withAll } from '../../wire/json-schema.ts'
import { list, optionalList } from '../../wire/list.ts'
import { mapped } from '../../wire/mapped.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { readPart } from '../../wire/read-part.ts'
import { text, word } from '../../wire/text.ts'
import { whole } from '../../wire/whole.ts'
import { area } from './area.ts'
import { termsTable } from './delivery-terms.ts'

type Properties = Omit<DeliveryZone, 'area'>

const properties: Codec<Properties> = noun<Properties>('ZoneProperties', {
  id: ['id', id],
  ...termsTable,
  payments: ['payments', optionalList(word), null],
  fill: ['fill', text, ''],
  stroke: ['stroke', text, ''],
})

interface Feature {
  readonly type: 'Feature'
  readonly id: number
  readonly properties: Properties
  readonly area: DeliveryZone['area']
}

const feature: Codec<Feature> = noun<Feature>(
  'DeliveryZone',
  {
    type: ['type', oneOf(['Feature']), 'Feature'],
    id: ['id', id],
    properties: ['properties', properties],
    area: ['geometry', area],
  },
  {
    // GeoJSON editors keep the id on the feature or among its properties; either names the zone.
    before: (wire) => {
      const own = isObject(wire.properties) ? wire.properties : {}
      return { ...wire, id: own.id ?? wire.id, properties: { ...own, id: own.id ?? wire.id } }
    },
  },
)

/** A drawn zone: a GeoJSON feature whose properties say its terms. */
export const deliveryZone: Codec<DeliveryZone> = mapped<Feature, DeliveryZone>(
  whole(feature),
  (one) => ({ ...one.properties, area: one.area }),
  ({ area: drawn, ...rest }) => ({ type: 'Feature', id: rest.id, properties: rest, area: drawn }),
)

const zones = list(deliveryZone)

/** All drawn zones: a FeatureCollection, or only its features. */
export const deliveryZones: Codec<readonly DeliveryZone[]> = codecOf<readonly DeliveryZone[]>({
  decode: (wire, reader) =>
    isObject(wire) && 'features' in wire
      ? readPart(zones, wire.features, 'features', reader)
      : zones.decode(wire, reader),
  encode: (values) => ({ type: 'FeatureCollection', features: zones.encode(values) }),
  schema: (writer) =>
    writer.noun('DeliveryZones', () =>
      withAll({ type: { const: 'FeatureCollection' }, features: writer.of(zones) }),
    ),
})
