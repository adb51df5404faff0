import type { Plugin } from 'vite'

/** The office itself, and what of the packages only the office says and asks. */
const OFFICE = /\/apps\/office\/|\/packages\/[\w-]+\/src\/(?:.*\/)?(?:office|staff)\//

interface BuiltChunk {
  readonly type: string
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** Modules of the office of which something is left in these chunks. */
export const officeModulesIn = (chunks: readonly BuiltChunk[]): readonly string[] =>
  chunks
    .flatMap(({ modules = {} }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && OFFICE.test(id.replaceAll('\\', '/')))
    .map(([id]) => id)

/** A guest who opens the menu would load what the staff works with: the build fails instead. */
export function officeStaysOut(): Plugin {
  return {
    name: 'office-stays-out',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const found = officeModulesIn(Object.values(bundle))
      if (found.length > 0) this.error(`The storefront loads what is the office's: ${found.join(', ')}`)
    },
  }
}
