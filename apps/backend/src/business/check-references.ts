import {
  type Fault,
  type OfficeSettings,
  type OperatorSettings,
  pathText,
  type Wheel,
} from '@samobranka/contract'
import type { Coupon, DeliveryZone, PaymentMethod, PickupPoint, Product } from '@samobranka/rules'
import { kinds } from './kinds.ts'
import { type FolderReading, faultLine } from './read-folder.ts'
import type { Noun, Reference } from './reference.ts'
import { writtenReferences } from './written-references.ts'

const to = (noun: Noun, id: number | null, ...path: Fault['path']): Reference => ({ noun, id, path })
const toEach = (noun: Noun, ids: readonly number[], ...path: Fault['path']): Reference[] =>
  ids.map((id, at) => to(noun, id, ...path, at))

const toEachKitchen = (parts: readonly { readonly kitchen: number }[], place: string): Reference[] =>
  parts.map(({ kitchen }, at) => to('warehouse', kitchen, place, at, 'kitchen'))

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
  office: ({ autoAccept, stations, floats, printers }: OfficeSettings) => [
    ...toEachKitchen(autoAccept, 'auto_accept'),
    ...toEachKitchen(stations, 'stations'),
    ...stations.flatMap(({ categories }, at) => toEach('category', categories, 'stations', at, 'categories')),
    ...toEachKitchen(floats, 'floats'),
    ...toEachKitchen(printers, 'printers'),
  ],
  wheel: ({ sectors }: Wheel) =>
    sectors.flatMap((sector, at) => [
      to('coupon', sector.couponId, 'sectors', at, 'coupon_id'),
      to('product', sector.productId, 'sectors', at, 'product_id'),
    ]),
}

/** That what a file names exists in the others. */
export function checkReferences({
  folder,
  unread,
  ids,
}: Pick<FolderReading, 'folder' | 'unread' | 'ids'>): string[] {
  // Of a file that cannot be read at all nobody can say what is not in it.
  const known: Record<Noun, ReadonlySet<string> | undefined> = {
    warehouse: ids.get('warehouses'),
    category: ids.get('categories'),
    product: ids.get('products'),
    coupon: ids.get('coupons'),
  }
  const faultOf = (kind: string, root: Fault['path'], { noun, id, path }: Reference): string[] =>
    id === null || (known[noun]?.has(String(id)) ?? true)
      ? []
      : [faultLine(`${kind}.json`, pathText([...root, ...path]), `there is no ${noun} ${id}`)]

  return kinds.flatMap(({ name: kind, list }) => {
    const root = (at: number) => (list ? [kind, at] : [])
    const named = references[kind]
    const read = (folder.get(kind) ?? []).map(({ at, value }) => ({
      at,
      named: named?.(value as never) ?? [],
    }))
    const written = (unread.get(kind) ?? []).map(({ at, wire }) => ({
      at,
      named: writtenReferences(kind, wire),
    }))
    return [...read, ...written]
      .toSorted((one, other) => one.at - other.at)
      .flatMap(({ at, named }) => named.flatMap((reference) => faultOf(kind, root(at), reference)))
  })
}
