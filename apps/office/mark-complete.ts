import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, 'build', 'complete')

/** The host may look while the build is writing: it takes the files when this one lies beside them, which comes last. */
export function markComplete(): Plugin {
  return {
    name: 'mark-complete',
    apply: 'build',
    buildStart: () => rm(file, { force: true }),
    writeBundle: { order: 'post', handler: () => writeFile(file, '') },
  }
}
