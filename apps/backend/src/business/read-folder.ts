import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type JsonObject, localise, pathText, read, readBusinessFile } from '@samobranka/contract'
import { type Kind, kinds } from './kinds.ts'
import { translatedInto } from './translated-into.ts'

/** One entity of a file: as the rules see it, and as it is kept. */
export interface Entity {
  readonly value: unknown
  readonly document: JsonObject
}

export type Folder = ReadonlyMap<string, readonly Entity[]>

/** One line of the report: which file, where in it, what is wrong. */
export function faultLine(file: string, path: string, what: string): string {
  return `${file}: ${path === '' ? '$' : path}: ${what}`
}

/** Reads every file of the folder; all faults of all files are told. */
export async function readFolder(dir: string): Promise<{ folder: Folder; faults: string[] }> {
  const faults: string[] = []
  const folder = new Map<string, readonly Entity[]>()
  for (const kind of kinds) {
    const tell = (path: string, what: string) => faults.push(faultLine(kind.file, path, what))
    const json = await readJson(dir, kind, tell)
    if (json !== undefined) folder.set(kind.name, readEntities(kind, json, tell))
  }
  return { folder, faults }
}

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
    return []
  }
  const documents = (kind.list ? reading.value : [reading.value]) as readonly JsonObject[]
  return documents.flatMap((document, at) => {
    const own = read(kind.codec, document)
    if (!own.ok) throw new Error(`${kind.file}: the canonical form of ${at} cannot be read`)
    checkTranslations(kind, document, at, tell)
    return [{ value: own.value, document }]
  })
}

/** A translation that makes the document unreadable would break the publish of that language. */
function checkTranslations(kind: Kind, document: JsonObject, at: number, tell: Tell): void {
  for (const language of translatedInto(document)) {
    const spoken = read(kind.codec, localise(document, language, ''))
    if (spoken.ok) continue
    const root = kind.list ? [kind.name, at] : []
    for (const { path, what } of spoken.faults)
      tell(pathText([...root, 'translations', language, ...path]), what)
  }
}
