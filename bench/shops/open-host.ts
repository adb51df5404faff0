import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export interface BenchHost {
  readonly port: number
  /** From the start of the process until its port answers. */
  readonly seconds: number
  megabytes(): Promise<number>
  stop(): Promise<void>
}

/** The built host, started as `npm start` does. */
export async function openHost(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<BenchHost> {
  const began = performance.now()
  const isAccelerated = (env.ACCELERATORS ?? process.env.ACCELERATORS) !== 'off'
  const flags = isAccelerated ? ['--min-semi-space-size=4', '--max-semi-space-size=8'] : []
  const host = spawn(process.execPath, [...flags, resolve('apps/host/dist/main.js')], {
    env: {
      ...process.env,
      // The bundler says production to all that comes after it; there a shop wants to know its name.
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((done) => host.once('exit', done))
  const port = await new Promise<number>((found, failed) => {
    host.once('exit', () => failed(new Error('The host did not open.')))
    host.stdout.on('data', (chunk) => {
      const at = /is open: http\S+:(\d+)/.exec(String(chunk))?.[1]
      if (at) found(Number(at))
    })
  })
  return {
    port,
    seconds: (performance.now() - began) / 1_000,
    async megabytes() {
      const status = await readFile(`/proc/${host.pid}/status`, 'utf8').catch(() => '')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
    },
    async stop() {
      host.kill()
      await ended
    },
  }
}
