import { binPath, run } from './run.mjs'
import { say } from './say.mjs'
import { workspacesWith } from './workspaces.mjs'

/** Format and lint, the import rules among it. */
export const lint = () => check('format and lint', binPath('biome'), ['check'])

/**
 * Files, exports and dependencies that nothing needs; so is a line of knip.config.ts that says nothing any more. After
 * the types, which make those of the routes.
 */
export const unused = () =>
  check('nothing unused', binPath('knip'), ['--no-progress', '--treat-config-hints-as-errors'])

/** Types of every workspace, two at a time: each compiler wants a core of its own. */
export async function types() {
  const waiting = workspacesWith('types')
  const results = []
  const worker = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      results.push(await check(`types of ${folder}`, 'npm', ['run', 'types', '--silent', '-w', folder]))
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

async function check(name, command, args) {
  const { code, output } = await run(command, args, { quiet: true })
  if (code === 0) say(`ok: ${name}`)
  else {
    process.stderr.write(output)
    say(`FAILED: ${name}; its output is above.`)
  }
  return { name, passed: code === 0 }
}
