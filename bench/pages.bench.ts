import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bareServer, runBareServer } from './lib/bare-server.ts'
import { httpLoad, runHttpLoad } from './lib/http-load.ts'
import { tell } from './lib/row.ts'

const ROUNDS = 5

if (process.argv[2] === 'load') await runHttpLoad()
else if (process.argv[2] === 'bare') await runBareServer()
else await measure()

async function measure(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-bench-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error' }
  const host = spawn(process.execPath, ['--max-semi-space-size=8', resolve('apps/host/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const port = await new Promise<number>((found) => {
      host.stdout.on('data', (chunk) => {
        const at = /is open: http\S+:(\d+)/.exec(String(chunk))?.[1]
        if (at) found(Number(at))
      })
    })
    await new Promise((settled) => setTimeout(settled, 5_000))
    tell({ name: 'Host, idle', value: await megabytes(host.pid), unit: 'MB', budget: { most: 150 } })
    await kept(port)
    await rendered(port)
    tell({
      name: 'Host, after the load',
      value: await megabytes(host.pid),
      unit: 'MB',
      budget: { most: 300 },
    })
  } finally {
    host.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

/** In turns with the reference: the median of the ratios stands for both. */
async function kept(port: number): Promise<void> {
  const bare = await bareServer('page', { url: `http://127.0.0.1:${port}/` })
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const load = { path: '/', connections: 32, seconds: 2 }
    const reference = await httpLoad({ ...load, port: bare.port })
    const ours = await httpLoad({ ...load, port })
    rounds.push({ ours: ours.perSecond, bare: reference.perSecond })
  }
  bare.stop()
  rounds.sort((a, b) => a.ours / a.bare - b.ours / b.bare)
  const middle = rounds[ROUNDS >> 1] ?? { ours: 0, bare: 1 }
  tell({
    name: 'Home page from the cache',
    value: middle.ours,
    unit: 'req/s',
    reference: { name: 'bare node:http, same bytes', value: middle.bare },
    budget: { ratio: 0.9 },
  })
  const lone = await httpLoad({ port, path: '/', connections: 1, seconds: 2 })
  tell({ name: 'First byte from the cache, p50', value: lone.p50, unit: 'ms', budget: { most: 1.5 } })
  tell({ name: 'First byte from the cache, p99', value: lone.p99, unit: 'ms', budget: { most: 4 } })
}

async function rendered(port: number): Promise<void> {
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  const count = html.split('<article').length - 1
  const bare = await bareServer('cards', { count })
  const load = { path: '/', connections: 4, seconds: 4, unique: true }
  const reference = await httpLoad({ ...load, port: bare.port })
  const ours = await httpLoad({ ...load, port })
  bare.stop()
  tell({
    name: `Home page rendered anew (${count} cards, ${Math.round(html.length / 1024)} K letters)`,
    value: ours.perSecond,
    unit: 'req/s',
    reference: { name: 'renderToString of as many plain cards', value: reference.perSecond },
  })
  const lone = await httpLoad({ ...load, connections: 1, port })
  tell({ name: 'First byte rendered anew, p50', value: lone.p50, unit: 'ms', budget: { most: 8 } })
  tell({ name: 'First byte rendered anew, p99', value: lone.p99, unit: 'ms', budget: { most: 20 } })
}

async function megabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
