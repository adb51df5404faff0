import { type Fault, type OperatorSettings, pathText, type Wheel } from '@samobranka/contract'
import type { Coupon, DeliveryZone, PaymentMethod, PickupPoint, Product } from '@samobranka/rules'
import { kinds } from './kinds.ts'
import { type FolderReading, faultLine } from './read-folder.ts'

type Noun = 'warehouse' | 'category' | 'product' | 'coupon'

interface Reference {
  readonly noun: Noun
  readonly id: number | null
  readonly path: Fault['path']
}

const to = (noun: Noun, id: number | null, ...path: Fault['path']): Reference => ({ noun, id, path })
const toEach = (noun: Noun, ids: readonly number[], ...path: Fault['path']): Reference[] =>
  ids.map((id, at) => to(noun, id, ...path, at))

/** What a document of a kind names beyond itself. What is not listed may point at nothing without harm. */
const references: Readonly<Record<string, (value: never) => readonly Reference[]>> = {
  products: (product: Product) => [
    ...toEach('category', product.categories, 'categories'),
    ...toEach('warehouse', product.locations, 'locations'),
    ...product.stock.map((entry, at) => to('warehouse', entry.warehouseId, 'stock', at, 'warehouse_id')),
  ],
  coupons: (coupon: Coupon) => [
    ...toEach('warehouse', coupon.warehouseIds, 'sklad_coupon'),
    ...coupon.gifts.map((gift, at) => to('product', gift.productId, 'free_gift', at, 'product_id')),
  ],
  pickups: (pickup: PickupPoint) => [to('warehouse', pickup.warehouseId, 'warehouse_id')],
  payments: (payment: PaymentMethod) => toEach('warehouse', payment.warehouseIds, 'warehouse_ids'),
  zones: (zones: readonly DeliveryZone[]) =>
    zones.map((zone, at) => to('warehouse', zone.warehouseId, 'features', at, 'properties', 'warehouse_id')),
  settings: ({ delivery }: OperatorSettings) =>
    delivery.distanceZones.map((zone, at) =>
      to('warehouse', zone.warehouseId, 'delivery', 'delivery_distance_zones', at, 'warehouse_id'),
    ),
  wheel: ({ sectors }: Wheel) =>
    sectors.flatMap((sector, at) => [
      to('coupon', sector.couponId, 'sectors', at, 'coupon_id'),
      to('product', sector.productId, 'sectors', at, 'product_id'),
    ]),
}

/** That what a file names exists in the others. */
export function checkReferences({ folder, ids }: Pick<FolderReading, 'folder' | 'ids'>): string[] {
  // Of a file that cannot be read at all nobody can say what is not in it.
  const known: Record<Noun, ReadonlySet<string> | undefined> = {
    warehouse: ids.get('warehouses'),
    category: ids.get('categories'),
    product: ids.get('products'),
    coupon: ids.get('coupons'),
  }
  const faults: string[] = []
  for (const [kind, entities] of folder) {
    const named = references[kind]
    if (!named) continue
    const list = kinds.some(({ name, list }) => name === kind && list)
    for (const { at, value } of entities) {
      for (const { noun, id, path } of named(value as never)) {
        if (id === null || (known[noun]?.has(String(id)) ?? true)) continue
        const whole = list ? [kind, at, ...path] : path
        faults.push(faultLine(`${kind}.json`, pathText(whole), `there is no ${noun} ${id}`))
      }
    }
  }
  return faults
}
