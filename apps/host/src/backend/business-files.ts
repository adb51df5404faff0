import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { keepPrivate } from '../operations/keep-private.ts'
import { repositoryRoot } from '../repository-root.ts'

/** What of a business folder is no JSON: it is served from disk. */
const kinds = ['images', 'map'] as const

/** What the shop is filled with: the operator's folder, or the demo. */
export const businessDirOf = ({ businessDir }: Config): string =>
  businessDir ?? join(repositoryRoot(), 'packages', 'demo', 'business')

/** Takes pictures and maps along with an import: the folder itself may be gone tomorrow. */
export async function keepBusinessFiles(businessDir: string, dataDir: string): Promise<void> {
  for (const kind of kinds) {
    const from = join(businessDir, kind)
    if (existsSync(from)) await cp(from, join(dataDir, 'business', kind), { recursive: true })
  }
  // A copy has the mode of what was copied, whatever the umask says.
  keepPrivate(dataDir)
}

/** Gives them back with an export, so that the exported folder can be imported elsewhere. */
export async function giveBusinessFiles(dataDir: string, businessDir: string): Promise<void> {
  for (const kind of kinds) {
    const from = join(dataDir, 'business', kind)
    if (existsSync(from)) await cp(from, join(businessDir, kind), { recursive: true })
  }
}

/** Where files of a kind are looked for, the imported ones first. */
export const businessFolders = (
  kind: (typeof kinds)[number],
  dataDir: string,
  businessDir: string,
): string[] => [join(dataDir, 'business', kind), join(businessDir, kind)]
