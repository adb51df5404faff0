import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JsonObject, localise, pathText, read, readBusinessFile } from '@samobranka/contract'
import { translatedInto } from '../publishing/translated-into.ts'
import { documentId, type Kind, kinds } from './kinds.ts'

/** One entity of a file: as the rules see it, and as it is kept. */
export interface Entity {
  /** Its place in the file. */
  readonly at: number
  readonly value: unknown
  readonly document: JsonObject
}

/** One that has faults, as it was written: what it names can be checked all the same. */
interface Unread {
  readonly at: number
  readonly wire: unknown
}

export type Folder = ReadonlyMap<string, readonly Entity[]>

export interface FolderReading {
  /** What could be read: also of a file with faults, so that one look tells all that is wrong. */
  readonly folder: Folder
  /** What has faults, by kind. */
  readonly unread: ReadonlyMap<string, readonly Unread[]>
  /** The ids that a file gives, also to what cannot be read; a file that is no list at all is left out. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
  readonly faults: readonly string[]
}

/** One line of the report: which file, where in it, what is wrong. What is quoted may hold line ends of its own. */
export function faultLine(file: string, path: string, what: string): string {
  return `${file}: ${path === '' ? '$' : path}: ${what}`.replace(/\s+/g, ' ').trim()
}

/** Reads every file of the folder; all faults of all files are told. */
export async function readFolder(dir: string): Promise<FolderReading> {
  const faults: string[] = []
  const folder = new Map<string, readonly Entity[]>()
  const unread = new Map<string, readonly Unread[]>()
  const ids = new Map<string, ReadonlySet<string>>()
  for (const kind of kinds) {
    const tell = (path: string, what: string) => faults.push(faultLine(kind.file, path, what))
    const before = faults.length
    const json = await readJson(dir, kind, tell)
    if (json !== undefined) {
      const entities = readEntities(kind, json, tell)
      folder.set(kind.name, entities)
      unread.set(kind.name, unreadOf(kind, json, entities))
    }
    // A file that may be absent gives no ids; one that is there and cannot be read gives we do not know which.
    if (Array.isArray(json)) ids.set(kind.name, idsOf(kind, json))
    else if (faults.length === before) ids.set(kind.name, new Set())
  }
  return { folder, unread, ids, faults }
}

function unreadOf(kind: Kind, json: unknown, entities: readonly Entity[]): Unread[] {
  const elements: readonly unknown[] = !kind.list ? [json] : Array.isArray(json) ? json : []
  const places = new Set(entities.map(({ at }) => at))
  return elements.flatMap((wire, at) => (places.has(at) ? [] : [{ at, wire }]))
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idsOf = (kind: Kind, elements: readonly unknown[]): ReadonlySet<string> =>
  new Set(elements.flatMap((one) => (isObject(one) ? (documentId(kind, one) ?? []) : [])))

type Tell = (path: string, what: string) => void

async function readJson(dir: string, { file, required }: Kind, tell: Tell): Promise<unknown> {
  let text: string
  try {
    text = await readFile(join(dir, file), 'utf8')
  } catch (fault) {
    const missing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    if (!missing) tell('', `cannot be read: ${(fault as Error).message}`)
    else if (required) tell('', 'the file is missing')
    return undefined
  }
  try {
    // Editors on Windows begin files with a byte order mark, which JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (fault) {
    tell('', `not JSON: ${(fault as Error).message}`)
    return undefined
  }
}

function readEntities(kind: Kind, json: unknown, tell: Tell): Entity[] {
  const reading = readBusinessFile(kind.file, json)
  if (!reading.ok) {
    for (const { path, what } of reading.faults) tell(path, what)
    return kind.list && Array.isArray(json) ? readableOf(kind, json, tell) : []
  }
  const documents = (kind.list ? reading.value : [reading.value]) as readonly JsonObject[]
  return documents.map((document, at) => entityOf(kind, document, at, tell))
}

/** The elements without faults of a file with some. */
function readableOf(kind: Kind, elements: readonly unknown[], tell: Tell): Entity[] {
  return elements.flatMap((element, at) => {
    const one = readBusinessFile(kind.file, [element])
    if (one.ok) return (one.value as readonly JsonObject[]).map((own) => entityOf(kind, own, at, tell))
    if (isObject(element)) checkTranslations(kind, element, at, tell)
    return []
  })
}

function entityOf(kind: Kind, document: JsonObject, at: number, tell: Tell): Entity {
  const own = read(kind.codec, document)
  if (!own.ok) throw new Error(`${kind.file}: the canonical form of ${at} cannot be read`)
  checkTranslations(kind, document, at, tell)
  return { at, value: own.value, document }
}

/** A translation that makes the document unreadable would break the publish of that language. */
function checkTranslations(kind: Kind, document: JsonObject, at: number, tell: Tell): void {
  const plain = read(kind.codec, localise(document, '', ''))
  const known = new Set(plain.ok ? [] : plain.faults.map(({ path }) => pathText(path)))
  for (const language of translatedInto(document)) {
    const translated = read(kind.codec, localise(document, language, ''))
    if (translated.ok) continue
    const root = kind.list ? [kind.name, at] : []
    for (const { path, what } of translated.faults)
      if (!known.has(pathText(path))) tell(pathText([...root, 'translations', language, ...path]), what)
  }
}
