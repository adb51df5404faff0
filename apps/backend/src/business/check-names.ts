import { type Fault, pathText } from '@samobranka/contract'
import type { Category, Coupon, DeliveryZone, Product } from '@samobranka/rules'
import { type Folder, faultLine } from './read-folder.ts'

interface Name {
  readonly name: string
  readonly path: Fault['path']
}

/** That slugs, codes and the ids of parts name one thing each; ids of whole documents were checked with their file. */
export function checkNames(folder: Folder): string[] {
  const each = <T, R>(kind: string, tell: (value: T, at: number) => R): R[] =>
    (folder.get(kind) ?? []).map(({ value, at }) => tell(value as T, at))
  const slugs = (kind: string) =>
    each(kind, ({ slug }: { slug: string }, at): Name => ({ name: slug, path: [kind, at, 'slug'] }))
  return [
    // Subcategories of different categories may be called alike: their addresses differ.
    ...repeated('categories.json', each('categories', categoryName)),
    ...['products', 'posts', 'pages', 'brands'].flatMap((kind) => repeated(`${kind}.json`, slugs(kind))),
    ...repeated('coupons.json', each('coupons', couponName)),
    ...repeated('zones.json', each('zones', (zones: readonly DeliveryZone[]) => zones.map(zoneName)).flat()),
    ...each('products', ({ variations }: Product, at) =>
      repeated('products.json', variations.map(variationName(at))),
    ).flat(),
    ...each('products', unknownVariations).flat(),
  ]
}

const categoryName = ({ slug, parent }: Category, at: number): Name => ({
  name: `${slug} in ${parent}`,
  path: ['categories', at, 'slug'],
})

/** Typed codes ignore case and spaces around them; a coupon without a code has none to share. */
const couponName = ({ code, id }: Coupon, at: number): Name => ({
  name: code.trim() === '' ? `#${id}` : code.trim().toLowerCase(),
  path: ['coupons', at, 'code'],
})

const zoneName = ({ id }: DeliveryZone, at: number): Name => ({
  name: String(id),
  path: ['features', at, 'properties', 'id'],
})

const variationName =
  (product: number) =>
  ({ id }: { readonly id: number }, at: number): Name => ({
    name: String(id),
    path: ['products', product, 'variations_data', at, 'variation_id'],
  })

function unknownVariations({ variations, stock }: Product, product: number): string[] {
  const known = new Set(variations.map(({ id }) => id))
  return stock.flatMap(({ variationId }, at) => {
    if (variationId === null || known.has(variationId)) return []
    const path = pathText(['products', product, 'stock', at, 'variation_id'])
    return [faultLine('products.json', path, `there is no variation ${variationId}`)]
  })
}

function repeated(file: string, names: readonly Name[]): string[] {
  const first = new Map<string, Fault['path']>()
  return names.flatMap(({ name, path }) => {
    const earlier = first.get(name)
    if (earlier === undefined) first.set(name, path)
    return earlier === undefined || name === ''
      ? []
      : [faultLine(file, pathText(path), `${name} is taken by ${pathText(earlier.slice(0, -1))}`)]
  })
}
