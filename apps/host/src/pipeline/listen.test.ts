import { once } from 'node:events'
import { type RequestListener, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { accelerators } from '../testing/accelerators.ts'
import { listen } from './listen.ts'

/** A host with nothing ready. */
const open = (answer: RequestListener, limits?: Parameters<typeof listen>[4]) =>
  listen({ answer, findReady: () => null }, accelerators, 0, '127.0.0.1', limits)

const get = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(url, { agent: false }, (res) => {
      let body = ''
      res.on('data', (chunk) => {
        body += chunk
      })
      res.on('end', () => resolve(body))
      res.on('error', reject)
    })
    sent.on('error', reject)
    sent.end()
  })

it('finishes what is under way before it closes', async () => {
  let finish: (() => void) | undefined
  const shop = await open((_req, res) => {
    finish = () => res.end('served')
  })
  const context = get(shop.url)
  await expect.poll(() => finish).toBeDefined()
  const closing = shop.close(5_000)
  await expect(get(shop.url)).rejects.toThrow('ECONNREFUSED')
  finish?.()
  expect(await context).toBe('served')
  await closing
})

it('does not wait for ever', async () => {
  let came = false
  const shop = await open(() => {
    came = true
  })
  const context = get(shop.url)
  const failed = expect(context).rejects.toThrow()
  await expect.poll(() => came).toBe(true)
  await shop.close(20)
  await failed
})

it('prints an address that can be opened', async () => {
  const shop = await listen(
    { answer: (_req, res) => res.end(), findReady: () => null },
    accelerators,
    0,
    '0.0.0.0',
  )
  expect(shop.url).toMatch(/^http:\/\/localhost:\d+$/)
  await shop.close(0)
})

/** What the server says to bytes written as they are; nothing when it only hung up. */
async function answerOf(url: string, write: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.on('error', () => undefined)
  socket.once('connect', () => write(socket))
  await once(socket, 'close')
  return text
}

it('refuses a flood of headers before anybody reads them', async () => {
  let requests = 0
  const { url, close } = await open(() => {
    requests += 1
  })
  // Read at once: what lies unread when the host hangs up resets the connection, on Node 24 before the answer is heard.
  const flood = Array.from({ length: 700 }, (_, at) => `x-flood-${at}: ${'y'.repeat(20)}`).join('\r\n')
  const answer = await answerOf(url, (socket) =>
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${flood}\r\n\r\n`),
  )
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(requests).toBe(0)
  await close(100)
})

it('hangs up on who sends his headers, or his body, a byte at a time', { timeout: 60_000 }, async () => {
  const quick = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 100 }
  const { url, close } = await open((req, res) => void req.resume().once('end', () => res.end()), quick)
  const drip = (head: string) => (socket: Socket) => {
    socket.write(head)
    const drops = setInterval(() => socket.write('x'), 50)
    socket.once('close', () => clearInterval(drops))
  }
  expect(await answerOf(url, drip('GET / HTTP/1.1\r\nHost: '))).toMatch(/^HTTP\/1.1 408 /)
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'
  expect(await answerOf(url, drip(post))).toMatch(/^HTTP\/1.1 408 |^$/)
  await close(100)
})
