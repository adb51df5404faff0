import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where servers are put that ordinary users do not call. */
const besidesPath = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** null where the machine has none. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...besidesPath]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null
}
