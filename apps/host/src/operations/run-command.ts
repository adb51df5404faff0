import { type Config, readEnvironment } from '../config.ts'
import { makeOnlyPrivateFiles } from './keep-private.ts'

/** The exit code of a command, and what it prints. */
export interface Outcome {
  readonly code: number
  readonly lines: readonly string[]
}

export const failed = (line: string): Outcome => ({ code: 1, lines: [line] })

/** An operator's command on the data of a shop; a configuration with faults is told in place of it. */
export async function runCommand(
  command: (config: Config, args: readonly string[]) => Promise<Outcome> | Outcome,
): Promise<void> {
  makeOnlyPrivateFiles()
  const environment = readEnvironment()
  const { code, lines } = environment.ok
    ? await command(environment.config, process.argv.slice(2))
    : { code: 1, lines: environment.faults }
  const out = code === 0 ? process.stdout : process.stderr
  for (const line of lines) out.write(`${line}\n`)
  process.exitCode = code
}
