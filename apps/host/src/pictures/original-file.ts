import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from '../http/content-type.ts'
import { isSafe } from './picture-name.ts'

export interface OriginalFile {
  readonly bytes: Uint8Array
  readonly type: string
  readonly etag: string
}

/** A file of the operator as it is, from the first folder that has it; null when none does. */
export async function originalFile(
  folders: readonly string[],
  name: string,
  extensions: readonly string[],
): Promise<OriginalFile | null> {
  if (!isSafe(name) || !extensions.some((extension) => name.toLowerCase().endsWith(extension))) return null
  for (const folder of folders) {
    const file = join(folder, name)
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) continue
    const etag = `"${Math.trunc(found.mtimeMs).toString(36)}-${found.size.toString(36)}"`
    return { bytes: await readFile(file), type: contentType(name), etag }
  }
  return null
}
