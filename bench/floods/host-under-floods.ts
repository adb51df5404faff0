import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const CLOCK = '2026-03-06T12:00:00+03:00'

/** Answers a message with how much is alive after everything else was swept, and how long the loop was blocked. */
const REPORTER = `
import { monitorEventLoopDelay } from 'node:perf_hooks'
const blocked = monitorEventLoopDelay({ resolution: 1 })
blocked.enable()
let since = process.cpuUsage()
process.on('message', () => {
  const worst = blocked.max / 1e6
  const { user, system } = process.cpuUsage(since)
  gc(); gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send({ alive: heapUsed + external, rss, worst, worked: (user + system) / 1e3 })
  blocked.reset()
  since = process.cpuUsage()
})
`

interface Measured {
  /** In bytes, after a collection. */
  readonly alive: number
  readonly rss: number
  /** The longest the event loop was blocked since the last time, in milliseconds. */
  readonly worst: number
  /** The processor's time since then, which does not depend on who else works on the machine. */
  readonly worked: number
}

export interface FloodedHost {
  readonly url: string
  tell(): Promise<Measured>
  close(): Promise<void>
}

/** The built host with half a gigabyte of memory. */
export async function hostUnderFloods(): Promise<FloodedHost> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-floods-'))
  const reporter = join(folder, 'reporter.mjs')
  await writeFile(reporter, REPORTER)
  const flags = ['--max-old-space-size=512', '--expose-gc', '--import', reporter]
  const host = spawn(process.execPath, [...flags, resolve('apps/host/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      CLOCK,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((done) => host.once('exit', () => done()))
  const url = await new Promise<string>((found, failed) => {
    host.once('exit', (code) => failed(new Error(`The host ended with ${code}`)))
    if (host.stdout)
      createInterface({ input: host.stdout }).on('line', (line) => {
        const address = /is open: (http\S+)/.exec(line)?.[1]
        if (address) found(address)
      })
  })
  return {
    url,
    tell: () =>
      new Promise((answered, failed) => {
        if (host.exitCode !== null) failed(new Error(`The host ended with ${host.exitCode}`))
        host.once('message', (message) => answered(message as Measured))
        host.send('tell')
      }),
    async close() {
      host.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
