import type { BusinessFault } from './business-fault.ts'
import { documentId, kinds } from './kinds.ts'
import type { Folder } from './read-folder.ts'

/** Ids and slugs name one thing each; a coupon's code too, whatever its letters' case. */
export function checkNames(folder: Folder): BusinessFault[] {
  return kinds
    .filter((kind) => kind.list)
    .flatMap(({ name, file }) => {
      const documents = (folder.get(name) ?? []).map((entity) => entity.document)
      const slugOf = (at: number) => {
        const { slug, parent } = documents[at] ?? {}
        // Subcategories of different categories may be called alike: their addresses differ.
        return typeof slug === 'string'
          ? name === 'categories'
            ? `${slug}|${parent ?? 0}`
            : slug
          : undefined
      }
      const codeOf = (at: number) =>
        name === 'coupons'
          ? String(documents[at]?.code ?? '')
              .trim()
              .toLowerCase()
          : undefined
      return [
        ...repeated(file, documents.length, 'id', (at) => documentId(name, documents[at] ?? {})),
        ...repeated(file, documents.length, 'slug', slugOf),
        ...repeated(file, documents.length, 'code', codeOf),
      ]
    })
}

function repeated(
  file: string,
  count: number,
  key: string,
  nameOf: (at: number) => string | undefined,
): BusinessFault[] {
  const first = new Map<string, number>()
  const faults: BusinessFault[] = []
  for (let at = 0; at < count; at += 1) {
    const name = nameOf(at)
    if (name === undefined || name === '') continue
    const earlier = first.get(name)
    if (earlier === undefined) first.set(name, at)
    else faults.push({ file, path: [at, key], what: `${name.split('|')[0]} is taken by [${earlier}]` })
  }
  return faults
}
