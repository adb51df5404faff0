import { fork } from 'node:child_process'
import { leaveWithParent } from './leave-with-parent.mjs'
import { say } from './say.mjs'

/** Longer than that nobody waits for a call that is still being answered. */
const PATIENCE_MS = 3_000

/** Runs a program of this folder, and anew whenever it is told to, also after it failed; until we are told to end. */
export function runAgain(program, env) {
  let child = null
  let isEnding = false
  let isWanted = false
  let end
  const ended = new Promise((resolve) => {
    end = resolve
  })

  function start() {
    isWanted = false
    const run = fork(new URL(program, import.meta.url), { env: { ...process.env, ...env } })
    child = run
    run.once('exit', (code) => {
      child = null
      if (isEnding) end()
      else if (isWanted) start()
      else say(`It ended (exit ${code ?? 1}); it is tried again when a file changes.`)
    })
  }

  function stop(signal) {
    const run = child
    if (!run) return
    run.kill(signal)
    const late = setTimeout(() => run.kill('SIGKILL'), PATIENCE_MS)
    run.once('exit', () => clearTimeout(late))
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isEnding = true
      if (child) stop(signal)
      else end()
    })
  leaveWithParent()
  start()
  return {
    ended,
    again() {
      if (isEnding) return
      if (!child) return start()
      if (isWanted) return
      isWanted = true
      stop('SIGTERM')
    },
  }
}
