import { inRoot } from './root.mjs'

/** The benches are TypeScript over the packages' sources: each is bundled before it is run. */
export async function bundleBench(name) {
  const { build } = await import('vite')
  const outDir = inRoot('.cache', 'bench')
  await build({
    root: inRoot('bench'),
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: [/^@samobranka\//] },
    build: { ssr: inRoot('bench', `${name}.bench.ts`), outDir, emptyOutDir: false, target: 'node20' },
  })
  return inRoot('.cache', 'bench', `${name}.bench.js`)
}
