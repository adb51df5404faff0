import { bundle } from './bundle.mjs'
import { command } from './command.mjs'
import { run, StepFailed } from './run.mjs'
import { say } from './say.mjs'
import { setUp } from './set-up.mjs'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** A program of `bench` that breaks something, on each database, or only on the one that is named: `-- 3600 sqlite`. */
export const onBoth = (program, usual, tell) =>
  command(async () => {
    const much = Number(process.argv[2] ?? usual)
    const only = process.argv[3]
    if (!(much > 0) || (only && !Object.hasOwn(engines, only)))
      throw new StepFailed('After -- come a number and, if you like, sqlite or postgres.')
    await setUp({ tests: true })
    for (const engine of only ? [engines[only]] : Object.values(engines)) say(`${tell(much, engine)}.`)
    const args = [await bundle(program), String(much), ...(only ? [only] : [])]
    const { code } = await run(process.execPath, args)
    return code
  })
