import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** What a visit without network can do without: maps, sockets, telephones, and languages that are not spoken. */
const DISPENSABLE = /maplibre-gl|pusher-js|libphonenumber-js|dictionary\/src\/languages\//
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
        for (const name of NEEDED_FILES) {
          // A renamed file would be missing without network, and nobody would hear of it.
          if (!Object.keys(bundle).some((file) => name.test(file)))
            throw new Error(`No file is named ${name}: see NEEDED_FILES in service-worker.ts`)
        }
        const assets = Object.values(bundle)
          .filter((file) =>
            file.type === 'chunk'
              ? !file.moduleIds.some((id) => DISPENSABLE.test(id))
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
