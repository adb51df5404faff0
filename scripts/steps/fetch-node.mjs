import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run, runOrFail, StepFailed } from './run.mjs'

const sqlite = new URL('../../apps/backend/src/database/sqlite/sqlite-driver.mjs', import.meta.url)
const system = process.platform === 'win32' ? 'win' : process.platform

/** Another Node, from the registry's own package of it; where its program lies, and whose SQLite it takes. */
export async function fetchNode(wanted, folder) {
  const name = `node-${system}-${process.arch}`
  await runOrFail(`Fetching Node ${wanted}`, 'npm', [
    'install',
    `${name}@${wanted}`,
    '--ignore-scripts',
    '--no-save',
    '--no-audit',
    '--no-fund',
    `--prefix=${folder}`,
  ])
  const bin = join(folder, 'node_modules', name, 'bin')
  const program = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) throw new StepFailed(`There is no Node ${wanted} for ${system}-${process.arch}.`)
  const script = `import { driversHere } from ${JSON.stringify(sqlite.href)}
    console.log(process.version, driversHere()[0])`
  const { output } = await run(program, ['--input-type=module', '-e', script], { quiet: true })
  const [version, driver] = output.trim().split(' ')
  return { bin, version, driver }
}
