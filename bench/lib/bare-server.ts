import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

export interface BareServer {
  readonly port: number
  stop(): void
}

/** A server of its own process: `page` gives kept bytes from a Map, `cards` renders that many plain cards each time. */
export async function bareServer(kind: 'page' | 'cards', told: object): Promise<BareServer> {
  const child = fork(process.argv[1] ?? '', ['bare', kind, JSON.stringify(told)])
  const [port] = (await once(child, 'message')) as [number]
  return { port, stop: () => void child.kill() }
}

export async function runBareServer(): Promise<void> {
  const told = JSON.parse(process.argv[4] ?? '{}')
  const answer = process.argv[3] === 'page' ? await keptPage(told.url) : () => cards(told.count)
  const server = createServer((req, res) => {
    const { headers, body } = answer(req.url ?? '/')
    res.writeHead(200, headers)
    res.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

/** The very bytes and headers the host gives. */
async function keptPage(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const body = packed(await response.text())
  const own = new Set([
    'date',
    'connection',
    'keep-alive',
    'content-length',
    'transfer-encoding',
    'x-request-id',
  ])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !own.has(name)))
  const page = {
    headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) },
    body,
  }
  const pages = new Map([[new URL(url).pathname, page]])
  return (path: string) => pages.get(path) ?? page
}

const packed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

function cards(count: number) {
  const body = Buffer.from(
    renderToString(
      h(
        'main',
        null,
        Array.from({ length: count }, (_, n) => card(n)),
      ),
    ),
  )
  return { headers: { 'content-type': 'text/html', 'content-length': String(body.length) }, body }
}

/** As many elements as a card of the shop has. */
const card = (n: number) =>
  h(
    'article',
    { key: n, className: 'card' },
    h(
      'picture',
      null,
      h('source', { srcSet: `/a-${n}-320.avif 320w` }),
      h('img', { src: `/a-${n}.webp`, alt: '' }),
    ),
    h('h3', null, h('a', { href: `/menu/a-${n}` }, h('span', null, `Блюдо ${n}`))),
    h('p', null, '450 г'),
    h('div', null, h('span', null, `${n} ₽`), h('button', { type: 'button' }, h('span', null, 'В корзину'))),
  )
