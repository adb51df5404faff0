import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Found by walking up: a bundled application does not run from this package's own folder. */
export function demoBusinessDir(): string {
  for (let dir = dirname(fileURLToPath(import.meta.url)); dir !== dirname(dir); dir = dirname(dir)) {
    const candidate = join(dir, 'packages/demo/business')
    if (existsSync(candidate)) return candidate
  }
  throw new Error('The demo business (packages/demo/business) is not in this checkout')
}
