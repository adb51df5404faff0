import { businessFiles } from './business-files.ts'
import type { Document } from './localise.ts'

/** A file of the folder: `products.json` holds documents of the kind `products`. */
export interface Kind {
  readonly name: string
  readonly file: string
  readonly list: boolean
  readonly required: boolean
  readonly codec: (typeof businessFiles)[keyof typeof businessFiles]['codec']
}

export const kinds: readonly Kind[] = Object.entries(businessFiles).map(
  ([file, { codec, required, list }]) => ({
    name: file.replace(/\.json$/, ''),
    file,
    list,
    required,
    codec,
  }),
)

/** What tells documents of a kind apart, where it is not the id; null: only their place does. */
const identity: Readonly<Record<string, string | null>> = {
  languages: 'code',
  shipping: 'type',
  redirects: 'from',
  contacts: null,
  addresses: null,
}

/** The name of a document among its kind, as text; undefined when it has none. */
export function documentId(kind: string, document: Document): string | undefined {
  const key = kind in identity ? identity[kind] : 'id'
  const id = key === null || key === undefined ? undefined : document[key]
  return id === undefined || id === null || id === '' ? undefined : String(id)
}
