import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** What a visit without network can do without: maps, sockets, telephones, and languages that are not spoken. */
const DISPENSABLE = [/maplibre-gl/, /pusher-js/, /libphonenumber-js/, /dictionary\/src\/languages\//]
const NEEDED_FILES = [
  /^assets\/.*\.css$/,
  /^assets\/catalogue-worker-thread-[\w-]+\.js$/,
  /onest-(?:cyrillic|latin)-(?!wght|ext).*\.woff2$/,
]

/** Builds worker/sw.ts into /sw.js, with the list of files it keeps for a visit without network. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (!dir) return
        const files = Object.values(bundle)
        mustMatch(
          NEEDED_FILES,
          files.map(({ fileName }) => fileName),
        )
        mustMatch(
          DISPENSABLE,
          files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
        )
        const assets = files
          .filter((file) =>
            file.type === 'chunk'
              ? !file.moduleIds.some((id) => DISPENSABLE.some((part) => part.test(id)))
              : NEEDED_FILES.some((name) => name.test(file.fileName)),
          )
          .map(({ fileName }) => `/${fileName}`)
          .sort()
        const id = createHash('sha256').update(assets.join()).digest('base64url').slice(0, 10)
        await build({
          configFile: false,
          root: fileURLToPath(new URL('.', import.meta.url)),
          logLevel: 'warn',
          define: { __ASSETS__: JSON.stringify(assets), __BUILD__: JSON.stringify(id) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2022',
            lib: { entry: 'worker/sw.ts', formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
          },
        })
      },
    },
  }
}

/** A file that was renamed would be missing without network, or be kept for nothing, and nobody would hear of it. */
function mustMatch(patterns: readonly RegExp[], names: readonly string[]): void {
  const lost = patterns.find((pattern) => !names.some((name) => pattern.test(name)))
  if (lost) throw new Error(`Nothing is named ${lost}: see service-worker.ts`)
}
