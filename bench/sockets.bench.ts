import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { WebSocket } from 'ws'
import { clockNow, hostProcess } from './crash/host-process.ts'
import { tell } from './measure/row.ts'

const SOCKETS = Number(process.argv[2] ?? 5_000)
/** Visitors do not come in one instant; a line of unanswered connections would measure the kernel. */
const AT_ONCE = 100

const folder = await mkdtemp(join(tmpdir(), 'samobranka-sockets-'))
const host = hostProcess({ DATA_DIR: folder })
try {
  await host.open()
  const before = await memory()
  const sockets = await openAll()
  const held = await memory()
  tell({
    name: `${SOCKETS} open sockets, memory of each`,
    value: (held - before) / SOCKETS / 1024,
    unit: 'KB',
    budget: { most: 40 },
  })
  const heard = sockets.map((socket) => nextNews(socket))
  await publish()
  const times = await Promise.all(heard)
  const spread = Math.max(...times) - Math.min(...times)
  tell({
    name: `A publish told to ${SOCKETS} pages, first to last`,
    value: spread,
    unit: 'ms',
    budget: { most: 2_000 },
  })
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  tell({ name: 'Sockets lost', value: SOCKETS - open, unit: '', budget: { most: 0 } })
  for (const socket of sockets) socket.terminate()
} finally {
  await host.close()
  await rm(folder, { recursive: true, force: true })
}

/** As the operator does it, with one word changed: what is the same is not published again. */
async function publish(): Promise<void> {
  const business = join(folder, 'changed-business')
  await cp(resolve('packages/demo/business'), business, { recursive: true })
  const file = join(business, 'settings.json')
  const settings = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...settings, seo: { ...settings.seo, description: 'Другая' } }))
  const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'test', CLOCK: clockNow() }
  await promisify(execFile)(process.execPath, [resolve('apps/host/dist/business.js'), 'import', business], {
    env,
  })
}

async function openAll(): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS) {
    const from = sockets.length
    const some = Array.from({ length: Math.min(AT_ONCE, SOCKETS - from) }, (_, at) => subscribed(from + at))
    sockets.push(...(await Promise.all(some)))
  }
  return sockets
}

/** A page as it listens: connected, and subscribed to the catalogue. A hundred share an address. */
function subscribed(visitor: number): Promise<WebSocket> {
  const socket = new WebSocket(`${host.url().replace('http', 'ws')}/app/samobranka?protocol=7`, {
    headers: { 'x-forwarded-for': `198.51.100.${Math.floor(visitor / 100) % 256}` },
  })
  return new Promise((ready, failed) => {
    socket.once('error', failed)
    socket.on('message', (text) => {
      const { event } = JSON.parse(String(text))
      if (event === 'pusher:connection_established')
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'catalogue' } }))
      if (event === 'pusher_internal:subscription_succeeded') ready(socket)
    })
  })
}

function nextNews(socket: WebSocket): Promise<number> {
  return new Promise((heard) => {
    socket.on('message', (text) => {
      if (JSON.parse(String(text)).event === 'published') heard(performance.now())
    })
  })
}

/** What the host itself counts as its own, in bytes. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(`${host.url()}/metrics`)).text()
  return Number(/^samobranka_process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1])
}
