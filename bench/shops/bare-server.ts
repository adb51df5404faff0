import { fork } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nextMessage } from '../measure/next-message.ts'
import { askForBytes } from '../measure/same-bytes.ts'
import { bareRouter } from './bare-router.ts'

export interface BareServer {
  readonly port: number
  stop(): void
}

type Kind = 'page' | 'router'

/** `page` gives the host's own bytes away from a Map, `router` is a bare React Router page with the host's cards. */
export async function bareServer(kind: Kind, url: string, cookie = ''): Promise<BareServer> {
  const child = fork(process.argv[1] ?? '', ['bare', kind, url, cookie], {
    // React without its warnings, as it runs in the shop.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const port = await nextMessage<number>(child)
  return { port, stop: () => void child.kill() }
}

export async function runBareServer(): Promise<void> {
  const [, , , kind, url = '', cookie = ''] = process.argv
  const server = createServer(kind === 'page' ? await keptPage(url) : await bareRouter(url, cookie))
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}

async function keptPage(url: string): Promise<RequestListener> {
  const { headers, body } = await askForBytes(url, 'gzip')
  const pages = new Map([[new URL(url).pathname, { headers: Object.fromEntries(headers), body }]])
  return (req, res) => {
    const page = pages.get(req.url ?? '/')
    res.writeHead(page ? 200 : 404, page?.headers ?? {})
    res.end(page?.body)
  }
}
