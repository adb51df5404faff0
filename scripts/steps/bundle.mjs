import { inRoot } from './root.mjs'

/** TypeScript over our own sources, bundled like the host, so that what is measured is what runs. */
export async function bundle(file) {
  const { build } = await import('vite')
  const name = file.replace(/\.ts$/, '')
  const outDir = inRoot('.cache', 'bench')
  await build({
    configFile: false,
    logLevel: 'warn',
    root: inRoot('bench'),
    ssr: { noExternal: [/^@samobranka\//] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: {
        input: { [name]: inRoot('bench', file) },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return `${outDir}/${name}.js`
}
