import { readdirSync } from 'node:fs'
import { command } from './lib/command.mjs'
import { inRoot } from './lib/root.mjs'
import { run, StepFailed } from './lib/run.mjs'
import { say } from './lib/say.mjs'
import { setUp } from './lib/set-up.mjs'

const ending = '.bench.ts'

/** Benches are TypeScript over our own sources: bundled like the host, so that what is measured is what runs. */
async function bundle(name) {
  const { build } = await import('vite')
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
        input: { [name]: inRoot('bench', name + ending) },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  return `${outDir}/${name}.js`
}

/** Every `bench/<name>.bench.ts` is one figure; `npm run bench -- <name>` takes only that one. */
await command(async () => {
  const wanted = process.argv[2]
  const names = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !wanted || name === wanted)
  if (names.length === 0) throw new StepFailed(`There is no bench named ${wanted ?? 'anything'}.`)
  await setUp()
  let worst = 0
  for (const name of names) {
    say(`bench ${name}`)
    const { code } = await run(process.execPath, [await bundle(name)])
    worst = Math.max(worst, code)
  }
  return worst
})
