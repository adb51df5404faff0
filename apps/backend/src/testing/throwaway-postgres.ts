import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { onServer } from './postgres-server.ts'
import { type RunAs, unprivilegedUser } from './unprivileged-user.ts'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '600',
  shared_buffers: '64MB',
  deadlock_timeout: '50ms',
}

/** Nothing of a test outlives the run, so nothing is flushed. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * A real server for one test run, on a free port, in a temporary folder. PostgreSQL refuses to run as root. A durable
 * one flushes every commit, as in life: what is measured must be on the disk when it is answered.
 */
export async function startThrowawayPostgres({ durable = false } = {}): Promise<{
  url: string
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'samobranka-postgres-'))
  const user = await unprivilegedUser()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid)
  const bin = await findPostgresBinaries(folder, user)
  const data = join(folder, 'data')
  await run(join(bin, 'initdb'), initialisation(data), user)
  const port = await freePort()
  const chosen = durable ? settings : { ...settings, ...forgetful }
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  })
  const killOnExit = () => server.kill('SIGQUIT')
  process.once('exit', killOnExit)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilAnswers(url, server)
  return {
    url,
    async stop() {
      process.off('exit', killOnExit)
      const ended = once(server, 'exit')
      server.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function initialisation(data: string): string[] {
  return [
    `--pgdata=${data}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
}

async function run(program: string, args: string[], user: RunAs): Promise<void> {
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

async function untilAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} while starting`)
    try {
      await onServer(url, (client) => client.query('select 1'))
      return
    } catch {
      await pause(100)
    }
  }
  throw new Error('PostgreSQL did not start within 30 seconds')
}
