import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** npm is a .cmd file on Windows, which only a shell can start. */
const shell = process.platform === 'win32'

/** Runs a program to its end. `quiet` keeps its output back and gives it in the result; `answer` is standard output alone. */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      shell,
    })
    let output = ''
    let answer = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
      answer += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output, answer }))
  })
}

export const binPath = (name) => `${root}/node_modules/.bin/${name}`

export class StepFailed extends Error {}

/** Like `run` with its output kept back, which is shown when the program fails. */
export async function runOrFail(what, command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true })
  if (code === 0) return output
  process.stderr.write(output)
  throw new StepFailed(`${what} failed (exit ${code}); its output is above.`)
}
