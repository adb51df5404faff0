import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { read } from '@samobranka/contract'
import type { BusinessFault } from './business-fault.ts'
import { canonical } from './canonical.ts'
import { type Kind, kinds } from './kinds.ts'
import { type Document, localise, translatedInto } from './localise.ts'

/** One entity of a file: as the rules see it, and as it is kept. */
export interface Entity {
  readonly value: unknown
  readonly document: Document
}

export type Folder = ReadonlyMap<string, readonly Entity[]>

/** Reads every file of the folder; a folder with faults is not read at all, but all its faults are told. */
export async function readFolder(dir: string): Promise<{ folder: Folder; faults: BusinessFault[] }> {
  const faults: BusinessFault[] = []
  const folder = new Map<string, readonly Entity[]>()
  for (const kind of kinds) {
    const json = await readJson(dir, kind, faults)
    if (json !== undefined) folder.set(kind.name, readKind(kind, json, faults))
  }
  return { folder, faults }
}

async function readJson(dir: string, { file, required }: Kind, faults: BusinessFault[]): Promise<unknown> {
  let text: string
  try {
    text = await readFile(join(dir, file), 'utf8')
  } catch (fault) {
    const missing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    if (!missing) faults.push({ file, path: [], what: `cannot be read: ${(fault as Error).message}` })
    else if (required) faults.push({ file, path: [], what: 'the file is missing' })
    return undefined
  }
  try {
    // Editors on Windows begin files with a byte order mark, which JSON does not know.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (fault) {
    faults.push({ file, path: [], what: `not JSON: ${(fault as Error).message}` })
    return undefined
  }
}

function readKind(kind: Kind, json: unknown, faults: BusinessFault[]): Entity[] {
  if (!kind.list) return readEntity(kind, json, [], faults)
  if (!Array.isArray(json)) {
    faults.push({ file: kind.file, path: [], what: 'a list expected' })
    return []
  }
  return json.flatMap((each, at) => readEntity(kind, each, [at], faults))
}

function readEntity(kind: Kind, json: unknown, at: readonly number[], faults: BusinessFault[]): Entity[] {
  const reading = canonical<unknown>(kind.codec, json)
  if (!reading.ok) {
    for (const { path, what } of reading.faults)
      faults.push({ file: kind.file, path: [...at, ...path], what })
    return []
  }
  const { document } = reading.value
  for (const language of translatedInto(document)) {
    const spoken = read<unknown>(kind.codec, localise(document, language))
    if (spoken.ok) continue
    for (const { path, what } of spoken.faults)
      faults.push({ file: kind.file, path: [...at, 'translations', language, ...path], what })
  }
  return [reading.value]
}
