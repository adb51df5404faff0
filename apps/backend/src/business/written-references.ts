import type { Noun, Reference } from './reference.ts'

const EACH = Symbol('each')
type Step = string | typeof EACH

/** Where a file names things of the others, in its own words. */
const places: Readonly<Record<string, readonly (readonly [Noun, ...Step[]])[]>> = {
  products: [
    ['category', 'categories', EACH],
    ['warehouse', 'locations', EACH],
    ['warehouse', 'stock', EACH, 'warehouse_id'],
  ],
  coupons: [
    ['warehouse', 'sklad_coupon', EACH],
    ['product', 'free_gift', EACH, 'product_id'],
  ],
  pickups: [['warehouse', 'warehouse_id']],
  payments: [['warehouse', 'warehouse_ids', EACH]],
  zones: [['warehouse', 'features', EACH, 'properties', 'warehouse_id']],
  settings: [['warehouse', 'delivery', 'delivery_distance_zones', EACH, 'warehouse_id']],
  office: [
    ['warehouse', 'auto_accept', EACH, 'kitchen'],
    ['warehouse', 'stations', EACH, 'kitchen'],
    ['category', 'stations', EACH, 'categories', EACH],
    ['warehouse', 'floats', EACH, 'kitchen'],
    ['warehouse', 'printers', EACH, 'kitchen'],
  ],
  wheel: [
    ['coupon', 'sectors', EACH, 'coupon_id'],
    ['product', 'sectors', EACH, 'product_id'],
  ],
}

/** What a document names beyond itself, as far as that can be told of one that cannot be read for other reasons. */
export function writtenReferences(kind: string, wire: unknown): Reference[] {
  return (places[kind] ?? []).flatMap(([noun, ...steps]) =>
    found(wire, steps, []).map(({ value, path }) => ({ noun, id: idIn(value), path })),
  )
}

interface Found {
  readonly value: unknown
  readonly path: Reference['path']
}

function found(value: unknown, [step, ...rest]: readonly Step[], path: Reference['path']): Found[] {
  if (step === undefined) return [{ value, path }]
  if (step === EACH) {
    if (Array.isArray(value)) return value.flatMap((one, at) => found(one, rest, [...path, at]))
    if (typeof value === 'string' && rest.length === 0)
      return value.split(',').map((one, at) => ({ value: one, path: [...path, at] }))
    return isRecord(value) ? found(value, rest, [...path, 0]) : []
  }
  return isRecord(value) && Object.hasOwn(value, step) ? found(value[step], rest, [...path, step]) : []
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is no number was told as a fault of its place; none names nothing. */
function idIn(value: unknown): number | null {
  if (isRecord(value)) return idIn(value.id ?? value.term_id ?? value.ID)
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}
