import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The shop's clock goes on over restarts; it began on a Friday noon, when all kitchens of the demo are open. */
const NOON = Date.parse('2026-03-06T12:00:00+03:00')

/** What the shop's clock says; whoever publishes beside it must not live in another year. */
export const clockNow = (): string => new Date(NOON + performance.now()).toISOString()

export interface HostProcess {
  url(): string
  open(): Promise<void>
  /** As a power cut does it: nothing is finished, nothing is said. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** The built host as a process of its own, which may die at any moment. */
export function hostProcess(env: Readonly<Record<string, string>>): HostProcess {
  let child: ChildProcess | null = null
  let address = ''

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    child = null
  }

  return {
    url: () => address,
    async open() {
      const place = { PORT: '0', HOST: '127.0.0.1', CLOCK: clockNow() }
      const own = { ...process.env, LOG_LEVEL: 'fatal', ...env, ...place }
      child = spawn(process.execPath, [resolve('apps/host/dist/main.js')], {
        env: { ...own, NODE_ENV: 'test' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      address = await opened(child)
    },
    kill: () => end('SIGKILL'),
    close: () => end('SIGTERM'),
  }
}

function opened(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    const said: string[] = []
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      const address = /Samobranka is open: (http\S+)/.exec(line)?.[1]
      if (address) found(address)
      // What went wrong in it is why somebody was refused.
      else if (line.startsWith('{')) console.error(line)
      else said.push(line)
    })
    child.once('exit', (code) =>
      failed(new Error(`The host ended with ${code} before it opened: ${said.join('\n')}`)),
    )
  })
}
