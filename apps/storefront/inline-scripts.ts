import { basename } from 'node:path'
import { build, type Plugin } from 'vite'

const SUFFIX = '?script'

/**
 * `import { script } from './head.ts?script'` is the module with all it imports as the text of a plain script, made
 * small: for what has to run before any file is asked for. What the module exports is then in a variable by the
 * module's name (`deferredHydration` of `deferred-hydration.ts`). The browser's own build has no use for it.
 */
export function inlineScripts(): Plugin {
  let mode = 'production'
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    configResolved(config) {
      mode = config.command === 'serve' ? 'development' : config.mode
    },
    resolveId: {
      filter: { id: /\?script$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -SUFFIX.length), importer)
        return found && `\0${found.id}${SUFFIX}`
      },
    },
    load: {
      filter: { id: /^\0.*\?script$/ },
      async handler(id) {
        if (this.environment.name === 'client') return "export const script = ''"
        const { code, files } = await bundle(id.slice(1, -SUFFIX.length), mode)
        for (const file of files) this.addWatchFile(file)
        return `export const script = ${JSON.stringify(code)}`
      },
    },
  }
}

async function bundle(entry: string, mode: string): Promise<{ code: string; files: readonly string[] }> {
  const name = basename(entry, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const built = await build({
    configFile: false,
    mode,
    logLevel: 'error',
    // A feature's index.ts imports parts that may be loaded later; a script of the head has none of it.
    plugins: [{ name: 'nothing-later', resolveDynamicImport: () => false }],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name, fileName: name },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`Nothing was built of ${entry}.`)
  const [{ code, moduleIds }] = output.output
  if (code.includes('</script')) throw new Error(`${entry} would end the script it stands in.`)
  return { code: code.trim(), files: moduleIds }
}
