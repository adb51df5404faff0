import { createServer, createServerModuleRunner } from 'vite'
import { inRoot } from './root.mjs'

// Whoever started us is gone, and nobody would ever close the shop.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

/** The host and the backend as they are written: Node reads no TypeScript, Vite's module runner does. */
const vite = await createServer({
  root: inRoot('apps/host'),
  configFile: inRoot('apps/host/vite.config.ts'),
  cacheDir: inRoot('.cache/vite/host'),
  appType: 'custom',
  clearScreen: false,
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
try {
  await runner.import('/src/development/main.ts')
} catch (fault) {
  // The sentence and the place: a fault of Vite carries the whole file, and itself once more.
  console.error(fault.stack ?? fault)
  process.exit(1)
}
