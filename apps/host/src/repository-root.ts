import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Found by walking up: this module lies elsewhere once it is built. */
export function repositoryRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'apps', 'storefront'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The storefront is not beside the host')
    folder = parent
  }
  return folder
}
