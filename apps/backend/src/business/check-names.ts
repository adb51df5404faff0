import { type Fault, pathText } from '@samobranka/contract'
import type { Category, Coupon } from '@samobranka/rules'
import { namedAsWritten } from './named-as-written.ts'
import { type FolderReading, faultLine } from './read-folder.ts'

interface Name {
  readonly name: string
  readonly path: Fault['path']
}

/** That slugs, codes and the ids of parts name one thing each; ids of whole documents were checked with their file. */
export function checkNames({ folder, unread }: Pick<FolderReading, 'folder' | 'unread'>): string[] {
  /** In the order of the file, what cannot be read by the words it is written in. */
  const each = <T, R>(kind: string, written: (wire: unknown) => T, tell: (value: T, at: number) => R): R[] =>
    [
      ...(folder.get(kind) ?? []).map(({ at, value }) => ({ at, value: value as T })),
      ...(unread.get(kind) ?? []).map(({ at, wire }) => ({ at, value: written(wire) })),
    ]
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, value }) => tell(value, at))
  const { slugged, categories, coupons, zones, products } = namedAsWritten
  const slugs = (kind: string) =>
    each(kind, slugged, ({ slug }, at): Name => ({ name: slug, path: [kind, at, 'slug'] }))
  return [
    // Subcategories of different categories may be called alike: their addresses differ.
    ...repeated('categories.json', each('categories', categories, categoryName)),
    ...['products', 'posts', 'pages', 'brands'].flatMap((kind) => repeated(`${kind}.json`, slugs(kind))),
    ...repeated('coupons.json', each('coupons', coupons, couponName)),
    ...repeated('zones.json', each('zones', zones, (all) => all.map(zoneName)).flat()),
    ...each('products', products, ({ variations }, at) =>
      repeated('products.json', variations.map(variationName(at))),
    ).flat(),
    ...each('products', products, unknownVariations).flat(),
  ]
}

type Id = number | string

const categoryName = ({ slug, parent }: Pick<Category, 'slug' | 'parent'>, at: number): Name => ({
  name: slug === '' ? '' : `${slug} in ${parent}`,
  path: ['categories', at, 'slug'],
})

/** Typed codes ignore case and spaces around them; a coupon without a code has none to share. */
const couponName = ({ code, id }: Pick<Coupon, 'code' | 'id'>, at: number): Name => ({
  name: code.trim() === '' ? (id === 0 ? '' : `#${id}`) : code.trim().toLowerCase(),
  path: ['coupons', at, 'code'],
})

const zoneName = ({ id }: { readonly id: Id }, at: number): Name => ({
  name: String(id),
  path: ['features', at, 'properties', 'id'],
})

const variationName =
  (product: number) =>
  ({ id }: { readonly id: Id }, at: number): Name => ({
    name: String(id),
    path: ['products', product, 'variations_data', at, 'variation_id'],
  })

interface Counted {
  readonly variations: readonly { readonly id: Id }[]
  readonly stock: readonly { readonly variationId: number | null }[]
}

function unknownVariations({ variations, stock }: Counted, product: number): string[] {
  const known = new Set<Id>(variations.map(({ id }) => id))
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
