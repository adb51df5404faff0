import {
  type BusinessFile,
  type BusinessFileName,
  businessFiles,
  type JsonObject,
} from '@samobranka/contract'

/** A file of the folder: `products.json` holds documents of the kind `products`. */
export interface Kind extends BusinessFile {
  readonly name: string
  readonly file: BusinessFileName
}

export const kinds: readonly Kind[] = Object.entries(businessFiles).map(([file, about]) => ({
  ...about,
  name: file.replace(/\.json$/, ''),
  file: file as BusinessFileName,
}))

/** The name of a document among its kind, as text; undefined when only its place tells it. */
export function documentId({ key }: Pick<Kind, 'key'>, document: JsonObject): string | undefined {
  const id = key === null ? undefined : document[key]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined
}
