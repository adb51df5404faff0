import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  writeFileSync(recordsFile, '')
  const server = spawn(php, ['-S', `127.0.0.1:${port}`, resolve('bench/php-doors/record.php')], {
    env: { ...process.env, RECORDS: recordsFile, PHP_CLI_SERVER_WORKERS: '3' },
    stdio: 'ignore',
    // Its workers end with it only as one group.
    detached: true,
  })
  const ended = new Promise((done) => server.once('exit', done))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    if (await fetch(url).catch(() => null)) break
    if (tries > 100) throw new Error('PHP does not answer.')
    await wait(100)
  }
  return {
    url,
    take() {
      const lines = readFileSync(recordsFile, 'utf8').split('\n').filter(Boolean)
      writeFileSync(recordsFile, '')
      return lines.map((line) => JSON.parse(line) as SeenByPhp)
    },
    async close() {
      if (server.pid) process.kill(-server.pid)
      await ended
      rmSync(recordsFile, { force: true })
    },
  }
}

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
