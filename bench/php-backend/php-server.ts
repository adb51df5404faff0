import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What PHP made of a request. */
export interface SeenByPhp {
  readonly method: string
  readonly uri: string
  readonly path: string
  readonly get: Readonly<Record<string, unknown>>
  readonly post: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly json: unknown
}

export interface PhpServer {
  readonly url: string
  /** All that was seen since the last time. */
  take(): SeenByPhp[]
  close(): Promise<void>
}

/** PHP's own server, which writes down how it reads what it is asked. */
export async function startPhp(php: string, recordsFile: string): Promise<PhpServer> {
  const port = await freePort()
  const env = { RECORDS: recordsFile }
  const close = await servePhp(php, port, resolve('bench/php-backend/record.php'), env)
  return { url: `http://127.0.0.1:${port}`, take: () => takeLines<SeenByPhp>(recordsFile), close }
}

/** Serves a router on a port; gives the way to stop it. */
export async function servePhp(
  php: string,
  port: number,
  router: string,
  env: Readonly<Record<string, string>>,
): Promise<() => Promise<void>> {
  const server = spawn(php, ['-S', `127.0.0.1:${port}`, router], {
    env: { ...process.env, ...env, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: 'ignore',
    // Its workers end with it only as one group.
    detached: true,
  })
  const ended = new Promise((done) => server.once('exit', done))
  for (let tries = 0; ; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break
    if (tries > 100) throw new Error('PHP does not answer.')
    await wait(100)
  }
  return async () => {
    if (server.pid) process.kill(-server.pid)
    await ended
  }
}

/** What was written down since the last time. */
export function takeLines<T>(recordsFile: string): T[] {
  if (!existsSync(recordsFile)) return []
  const lines = readFileSync(recordsFile, 'utf8').split('\n').filter(Boolean)
  writeFileSync(recordsFile, '')
  return lines.map((line) => JSON.parse(line) as T)
}

export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
