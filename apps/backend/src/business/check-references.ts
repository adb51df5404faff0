import type {
  Coupon,
  DeliveryZone,
  DistanceZone,
  PaymentMethod,
  PickupPoint,
  Product,
  WheelSector,
} from '@samobranka/rules'
import type { BusinessFault } from './business-fault.ts'
import { checkNames } from './check-names.ts'
import type { Folder } from './read-folder.ts'

type Path = BusinessFault['path']

/** What no file can tell alone: that what it names exists, and that nothing is named twice. */
export function checkReferences(folder: Folder): BusinessFault[] {
  const faults: BusinessFault[] = []
  const values = <T>(kind: string) => (folder.get(kind) ?? []).map((entity) => entity.value as T)
  const ids = (kind: string) => new Set(values<{ id: number }>(kind).map(({ id }) => id))
  const warehouses = ids('warehouses')
  const categories = ids('categories')
  const products = new Map(values<Product>('products').map((product) => [product.id, product]))
  const coupons = ids('coupons')

  function must(
    known: { has(id: number): boolean },
    id: number | null,
    file: string,
    path: Path,
    noun: string,
  ) {
    if (id !== null && !known.has(id)) faults.push({ file, path, what: `there is no ${noun} ${id}` })
  }

  for (const [at, product] of values<Product>('products').entries()) {
    const file = 'products.json'
    for (const [i, id] of product.categories.entries())
      must(categories, id, file, [at, 'categories', i], 'category')
    for (const [i, id] of product.locations.entries())
      must(warehouses, id, file, [at, 'locations', i], 'warehouse')
    const variations = new Set(product.variations.map(({ id }) => id))
    for (const [i, entry] of product.stock.entries()) {
      must(warehouses, entry.warehouseId, file, [at, 'stock', i, 'warehouse_id'], 'warehouse')
      must(variations, entry.variationId, file, [at, 'stock', i, 'variation_id'], 'variation')
    }
    const seen = new Set<number>()
    for (const [i, { id }] of product.variations.entries()) {
      if (seen.has(id))
        faults.push({ file, path: [at, 'variations_data', i, 'variation_id'], what: `${id} is taken` })
      seen.add(id)
    }
  }
  for (const [at, coupon] of values<Coupon>('coupons').entries()) {
    const file = 'coupons.json'
    for (const [i, id] of coupon.warehouseIds.entries())
      must(warehouses, id, file, [at, 'sklad_coupon', i], 'warehouse')
    for (const [i, gift] of coupon.gifts.entries()) {
      const product = products.get(gift.productId)
      must(products, gift.productId, file, [at, 'free_gift', i, 'product_id'], 'product')
      const variations = new Set(product?.variations.map(({ id }) => id))
      if (product) must(variations, gift.variationId, file, [at, 'free_gift', i, 'variation_id'], 'variation')
    }
  }
  for (const [at, pickup] of values<PickupPoint>('pickups').entries())
    must(warehouses, pickup.warehouseId, 'pickups.json', [at, 'warehouse_id'], 'warehouse')
  for (const [at, zone] of (values<readonly DeliveryZone[]>('zones')[0] ?? []).entries())
    must(
      warehouses,
      zone.warehouseId,
      'zones.json',
      ['features', at, 'properties', 'warehouse_id'],
      'warehouse',
    )
  for (const [at, payment] of values<PaymentMethod>('payments').entries())
    for (const [i, id] of payment.warehouseIds.entries())
      must(warehouses, id, 'payments.json', [at, 'warehouse_ids', i], 'warehouse')
  const [settings] = values<{ delivery: { distanceZones: readonly DistanceZone[] } }>('settings')
  for (const [at, zone] of (settings?.delivery.distanceZones ?? []).entries()) {
    const path = ['delivery', 'delivery_distance_zones', at, 'warehouse_id']
    must(warehouses, zone.warehouseId, 'settings.json', path, 'warehouse')
  }
  const [wheel] = values<{ sectors: readonly WheelSector[] }>('wheel')
  for (const [at, sector] of (wheel?.sectors ?? []).entries()) {
    must(coupons, sector.couponId, 'wheel.json', ['sectors', at, 'coupon_id'], 'coupon')
    must(products, sector.productId, 'wheel.json', ['sectors', at, 'product_id'], 'product')
  }
  return [...faults, ...checkNames(folder)]
}
