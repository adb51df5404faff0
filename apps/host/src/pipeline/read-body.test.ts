import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyLimit } from '../http/body-limit.ts'
import { createReadBody, hasBody } from './read-body.ts'

const limits = { most: 3, mostBytes: 2_000 }
let server: Server
let came: number
let bodies: (string | number | null)[]
const senders: ClientRequest[] = []

beforeEach(async () => {
  came = 0
  // The servers before this one may still tell of senders who left.
  const own: typeof bodies = []
  bodies = own
  const readBody = createReadBody(limits)
  server = createServer((req, res) => {
    came += 1
    void readBody(req, res).then((body) => {
      own.push(body && (body.byteLength > 100 ? body.byteLength : String(body)))
      if (body) res.end('taken')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.destroy()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** Sends a piece and waits until the server has it. */
async function begin(
  piece: string,
  headers: Record<string, string | number> = { 'content-length': 5_000 },
): Promise<{ sender: ClientRequest; answer: Promise<IncomingMessage | null> }> {
  const { port } = server.address() as AddressInfo
  const sender = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false })
  const answer = new Promise<IncomingMessage | null>((resolve) => {
    sender.once('response', (response) => resolve(response.resume()))
    sender.on('error', () => resolve(null))
  })
  senders.push(sender)
  const before = came
  sender.write(piece)
  await expect.poll(() => came).toBe(before + 1)
  return { sender, answer }
}

describe('bodies that are being read', () => {
  it('are handed on whole, in whatever pieces they come', async () => {
    const { sender, answer } = await begin('{"дом"', { 'content-length': 12 })
    sender.end(':1}')
    expect((await answer)?.statusCode).toBe(200)
    expect(bodies).toEqual(['{"дом":1}'])
  })

  it('are so many: whoever has been sending longest comes again, the new one is heard', async () => {
    const first = await begin('1')
    for (const piece of ['2', '3', '4']) await begin(piece)
    const sentAway = await first.answer
    expect([sentAway?.statusCode, sentAway?.headers['retry-after']]).toEqual([503, '3'])
    expect(bodies).toEqual([null])
    const order = await begin('order', { 'content-length': 6 })
    order.sender.end('!')
    expect((await order.answer)?.statusCode).toBe(200)
    expect(bodies).toEqual([null, null, 'order!'])
  })

  it('keep so much memory: whoever sent most comes again, small ones are heard', async () => {
    const small = await begin('order', { 'content-length': 6 })
    const big = await begin('x'.repeat(1_500))
    const next = await begin('y'.repeat(700))
    expect((await big.answer)?.statusCode).toBe(503)
    small.sender.end('!')
    expect((await small.answer)?.statusCode).toBe(200)
    next.sender.destroy()
    await expect.poll(() => bodies).toEqual([null, 'order!', null])
  })

  it('give their memory and their place back when their sender leaves', async () => {
    for (let times = 0; times < 10; times += 1) {
      const { sender } = await begin('x'.repeat(1_500))
      sender.destroy()
      await expect.poll(() => bodies.length).toBe(times + 1)
    }
    const { sender, answer } = await begin('y'.repeat(1_900), { 'content-length': 1_901 })
    sender.end('!')
    expect((await answer)?.statusCode).toBe(200)
    expect(bodies.at(-1)).toBe(1_901)
  })
})

it('cuts a body in pieces off where it is too long', async () => {
  server.removeAllListeners('request')
  const readBody = createReadBody()
  let length = 0
  server.on('request', (req, res) => {
    came += 1
    void readBody(req, res).then((body) => {
      length = body?.byteLength ?? -1
      res.writeHead(413).end()
    })
  })
  const { sender, answer } = await begin('x', { 'transfer-encoding': 'chunked' })
  const piece = Buffer.alloc(64 * 1024, 32)
  const timer = setInterval(() => sender.write(piece), 1)
  const answered = await answer
  clearInterval(timer)
  expect([answered?.statusCode, answered?.headers.connection]).toEqual([413, 'close'])
  expect(length).toBeGreaterThan(bodyLimit)
  expect(length).toBeLessThan(bodyLimit + 2 * piece.byteLength)
})

describe('something to wait for', () => {
  it.each([
    ['POST', { 'content-length': '2' }, true],
    ['DELETE', { 'transfer-encoding': 'chunked' }, true],
    ['POST', { 'content-length': '0' }, false],
    ['POST', {}, false],
    ['GET', { 'content-length': '2' }, false],
    ['POST', { 'content-length': String(bodyLimit + 1) }, false],
  ] as const)('%s %o: %s', (method, headers, isBody) => {
    expect(hasBody({ method, headers } as unknown as IncomingMessage)).toBe(isBody)
  })
})
