import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageRequest } from '../http/page-request.ts'
import { type Listening, listen } from '../pipeline/listen.ts'
import { chooseAccelerators } from './accelerators.ts'
import { type PreparedAnswer, prepareHead } from './prepared-head.ts'

const head = prepareHead(200, new Headers({ 'content-type': 'text/plain' }))
const large = Buffer.alloc(4 * 1024 * 1024, 'a')

/** The page of a request says how the request was understood. */
function pageOf({ url, headers }: PageRequest): PreparedAnswer {
  const { host, cookie, 'accept-encoding': encodings } = headers
  const seen = [url, host, cookie, encodings]
  const body = url === '/kept/large' ? large : Buffer.from(JSON.stringify(seen))
  return { head, own: ['content-length', String(body.byteLength)], body }
}

const answer: RequestListener = (req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk) => chunks.push(chunk))
  req.on('end', () => {
    const { own, body } = pageOf(req)
    res.writeHead(200, ['content-type', 'text/plain', ...own])
    if (req.method === 'POST') res.end(Buffer.concat(chunks).toString('latin1').padEnd(body.length, '.'))
    else res.end(body)
  })
}

let served = 0
let shop: Listening
let plain: Server

beforeAll(async () => {
  const findReady = (read: PageRequest) => {
    if (!read.url?.startsWith('/kept')) return null
    served += 1
    return pageOf(read)
  }
  shop = await listen({ answer, findReady }, chooseAccelerators(true), 0, '127.0.0.1')
  const { keepAliveTimeout } = shop.server
  plain = createServer({ keepAliveTimeout }, answer)
  await new Promise<void>((open) => plain.listen(0, '127.0.0.1', open))
})
afterAll(async () => {
  plain.close()
  await shop.close(100)
})
beforeEach(() => {
  served = 0
})

async function dial(server: Server): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  return socket.setNoDelay(true).on('error', () => undefined)
}

/** All that is said to these pieces: each follows the answer to the one before, or a silence. */
async function answerOf(server: Server, pieces: readonly string[], silenceMs = 50): Promise<string> {
  const socket = await dial(server)
  const closed = once(socket, 'close')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await Promise.race([once(socket, 'data'), pause(silenceMs)])
  }
  socket.end()
  await closed
  return text.replace(/^date: .*\r\n/gim, '')
}

/** Begins to take what the server sends; how much it was. */
function counted(socket: Socket): () => number {
  let bytes = 0
  socket.on('data', (chunk) => {
    bytes += chunk.length
  })
  return () => bytes
}

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: shop', ...lines, '', ''].join('\r\n')

describe('the raw socket fast path', () => {
  it('gives what lies ready, to every request of a connection', async () => {
    const raw = get('/kept', 'Accept-Encoding: gzip, br', 'Cookie: lang=ru', 'Connection: keep-alive')
    expect(await answerOf(shop.server, [raw, raw])).toBe(await answerOf(plain, [raw, raw]))
    expect(served).toBe(2)
  })

  it('leaves all else to HTTP, and the connection with it', async () => {
    const post = `POST /kept HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\n\r\n`
    const pieces = [get('/kept'), get('/other'), post, 'he', 'llo', get('/kept')]
    expect(await answerOf(shop.server, pieces)).toBe(await answerOf(plain, pieces))
    expect(served).toBe(1)
  })

  it.each([
    ['with a body', get('/kept', 'Content-Length: 0')],
    ['in pieces', get('/kept', 'Transfer-Encoding: chunked').concat('0\r\n\r\n')],
    ['that will go', get('/kept', 'connection: close')],
    ['for another protocol', get('/kept', 'Connection: Upgrade', 'Upgrade: websocket')],
    ['for news only', get('/kept', 'If-None-Match: "a"')],
    ['that says its name twice', get('/kept', 'host: other')],
    ['that says no name', 'GET /kept HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['with a folded line', get('/kept', 'X-A: b', ' c')],
    ['with another behind it', get('/kept') + get('/kept')],
    ['that is not whole', get('/kept').slice(0, -2)],
    ['of the old version', get('/kept').replace('1.1', '1.0')],
    ['too long to be a visitor’s', get('/kept', `X-A: ${'b'.repeat(9_000)}`)],
  ])('leaves a request %s to Node', async (_, raw) => {
    expect(await answerOf(shop.server, [raw])).toBe(await answerOf(plain, [raw]))
    expect(served).toBe(0)
  })

  it('does not hear who does not take what he asked for', async () => {
    const socket = await dial(shop.server)
    const requests = 5
    for (let times = 0; times < requests; times += 1) {
      socket.write(get('/kept/large'))
      await pause(5)
    }
    expect(served).toBe(1)
    const taken = counted(socket)
    await expect.poll(taken, { timeout: 10_000 }).toBeGreaterThan(requests * large.length)
    socket.destroy()
  })

  it('lets a visitor finish before the server closes, and keeps nobody who only stands there', async () => {
    const closing = await listen({ answer, findReady: pageOf }, chooseAccelerators(true), 0, '127.0.0.1')
    const [idle, slow] = [await dial(closing.server), await dial(closing.server)]
    idle.write(get('/kept'))
    await once(idle, 'data')
    slow.write(get('/kept/large'))
    await pause(20)
    const closed = Promise.all([once(idle, 'close'), once(slow, 'close'), closing.close(60_000)])
    const taken = counted(slow)
    await closed
    expect(taken()).toBeGreaterThan(large.length)
  })

  it('says the very same as HTTP, whatever it hears', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(pieces, async (requests) => {
        expect(await answerOf(shop.server, requests, 2)).toBe(await answerOf(plain, requests, 2))
      }),
      { numRuns: 300, endOnFailure: true },
    )
    expect(served).toBeGreaterThan(20)
  })
})

const cased = (text: string) =>
  fc.boolean().map((loud) => (loud ? text.toUpperCase() : text.replace(/^./, (first) => first.toUpperCase())))
const names = fc
  .constantFrom(
    ...['cookie', 'accept-encoding', 'x-forwarded-host', 'x-forwarded-proto', 'host', 'connection', 'accept'],
    ...['content-length', 'transfer-encoding', 'expect', 'if-none-match', 'x_a', 'x-a', 'te', 'user-agent'],
  )
  .chain(cased)
const values = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('a', 'keep-alive', 'close', 'gzip, br;q=0.5', '0', '3', 'chunked'),
  },
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof({ weight: 30, arbitrary: fc.constant(usual) }, fc.constantFrom(...others))
const line = fc
  .tuple(names, mostly(': ', ':', ' : ', ':\t', ':   ', ''), values, mostly('\r\n', '\n', '\r', '\r\n '))
  .map((parts) => parts.join(''))
const first = fc
  .tuple(
    mostly('GET ', 'HEAD ', 'POST ', 'get ', 'GET  ', ' GET '),
    mostly('/kept', '/kept?a=1', '/other', 'kept', 'http://shop/kept', '/kept é', '*', ''),
    mostly(' HTTP/1.1\r\n', ' HTTP/1.0\r\n', ' HTTP/1.1\n', ' HTTP/2.0\r\n', '\r\n'),
    mostly('Host: shop\r\n', ''),
  )
  .map((parts) => parts.join(''))
const request = fc
  .tuple(first, fc.array(line, { maxLength: 5 }), mostly('\r\n', '\n', '', '\r\nrest'))
  .map(([start, lines, end]) => start + lines.join('') + end)
/** Some come in two pieces. */
const pieces = fc
  .tuple(request, fc.option(fc.nat(200)))
  .map(([text, cut]) => (cut === null ? [text] : [text.slice(0, cut), text.slice(cut)]))
