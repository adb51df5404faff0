import { basename, extname } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CHUNKS, LIBRARIES, modulesOf, RUN_AT_ONCE } from './chunks.ts'
import { inlineScripts } from './inline-scripts.ts'
import { officeStaysOut } from './office-stays-out.ts'
import { precompress } from './precompress.ts'
import { serviceWorker } from './service-worker.ts'

/** Here before anything is loaded later. */
const ALWAYS_THERE = new RegExp(
  `^assets/(?:${[...Object.keys(LIBRARIES), 'rolldown-runtime', 'shop'].join('|')})-`,
)

const runsAtOnce = new Set<string>([
  ...RUN_AT_ONCE.chunks,
  ...RUN_AT_ONCE.modules.map((path) => basename(path, extname(path))),
])
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), inlineScripts(), officeStaysOut(), precompress(), serviceWorker()],
  // Our own packages are TypeScript sources, which Node cannot load. React is bundled in as well: left outside it
  // would look at the server's NODE_ENV and, in a shop that is not told to be in production, run in its slow mode.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  ssr: { noExternal: command === 'build' ? true : [/^@samobranka\//] },
  build: {
    target: 'es2022',
    // A font inlined into the stylesheet would hold up the first paint; as a file it loads beside it.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !ALWAYS_THERE.test(file)),
    },
    rolldownOptions: {
      output: {
        postBanner: ({ name }) => (runsAtOnce.has(name) ? COMPILE_ALL : ''),
        codeSplitting: {
          groups: [
            ...Object.entries(LIBRARIES).map(([name, packages]) => ({
              name,
              test: new RegExp(`node_modules/(?:${packages.join('|')})/`),
            })),
            ...CHUNKS.map((chunk) => ({ name: chunk.name, test: modulesOf(chunk) })),
          ],
        },
      },
    },
  },
}))
