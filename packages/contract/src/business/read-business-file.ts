import { isObject, type Json, type JsonObject } from '../wire/json.ts'
import { pathText, read } from '../wire/read.ts'
import type { Fault } from '../wire/reader.ts'
import { write } from '../wire/write.ts'
import { type BusinessFile, type BusinessFileName, businessFiles } from './business-files.ts'
import { canonicalDocument } from './canonical-document.ts'

export interface FileFault {
  /** products[3].price */
  readonly path: string
  readonly what: string
}

export type FileReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly faults: readonly FileFault[] }

/** A file of the business folder as canonical wire JSON, or every mistake in it at once. */
export const readBusinessFile = (name: BusinessFileName, json: unknown): FileReading => {
  const file: BusinessFile = businessFiles[name]
  const root = file.list ? [name.replace(/\.json$/, '')] : []
  const refused = (faults: readonly Fault[]): FileReading => ({
    ok: false,
    faults: faults.map(({ path, what }) => ({ path: pathText([...root, ...path]), what })),
  })
  if (!file.list) {
    const reading = readDocument(file, json)
    return Array.isArray(reading) ? refused(reading) : { ok: true, value: reading.document }
  }
  if (!Array.isArray(json)) return refused([{ path: [], what: 'a list expected' }])
  const faults: Fault[] = []
  const documents: Json[] = []
  json.forEach((element: unknown, index) => {
    const reading = readDocument(file, element)
    if (!Array.isArray(reading)) documents.push(reading.document)
    else faults.push(...reading.map(({ path, what }) => ({ path: [index, ...path], what })))
  })
  faults.push(...repeatedKeys(file, root[0] ?? '', json))
  return faults.length > 0 ? refused(faults) : { ok: true, value: documents }
}

const readDocument = (file: BusinessFile, json: unknown): { document: Json } | Fault[] => {
  const reading = read(file.codec, json)
  const faults = translationFaults(json)
  if (!reading.ok) return [...reading.faults, ...faults]
  return faults.length > 0 ? faults : { document: canonicalDocument(json, write(file.codec, reading.value)) }
}

/** `translations` may stand on any entity, and the codecs do not look at them. */
const translationFaults = (json: unknown, path: Fault['path'] = []): Fault[] => {
  if (Array.isArray(json)) return json.flatMap((one, index) => translationFaults(one, [...path, index]))
  if (!isObject(json)) return []
  return Object.entries(json).flatMap(([key, value]) =>
    key === 'translations' && !isByLanguage(value)
      ? [{ path: [...path, key], what: 'an object by language expected, such as {"en": {"name": "…"}}' }]
      : key === 'translations'
        ? []
        : translationFaults(value, [...path, key]),
  )
}

const isByLanguage = (value: unknown): value is JsonObject =>
  isObject(value) && Object.values(value).every(isObject)

const repeatedKeys = ({ key }: BusinessFile, root: string, elements: readonly unknown[]): Fault[] => {
  if (key === null) return []
  const first = new Map<string, number>()
  return elements.flatMap((element, index) => {
    const own = isObject(element) ? element[key] : undefined
    if (typeof own !== 'string' && typeof own !== 'number') return []
    const earlier = first.get(String(own))
    first.set(String(own), earlier ?? index)
    return earlier === undefined
      ? []
      : [{ path: [index, key], what: `${own} is taken by ${root}[${earlier}]` }]
  })
}
