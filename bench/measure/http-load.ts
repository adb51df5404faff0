import { fork } from 'node:child_process'
import { openSocket } from '../shops/bare-socket.ts'
import { nextMessage } from './next-message.ts'

export interface HttpLoad {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly seconds: number
  readonly encoding: 'br' | 'gzip'
  /** Every request names another shop, whose pages no cache has: made-up queries change nothing of a page. */
  readonly unique?: boolean
  readonly cookie?: string
}

export interface HttpFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Asks from a process of its own, over bare sockets: the asking must not cost more than the answering. */
export async function httpLoad(load: HttpLoad): Promise<HttpFigures> {
  const child = fork(process.argv[1] ?? '', ['load', JSON.stringify(load)])
  return nextMessage<HttpFigures>(child)
}

export async function runHttpLoad(): Promise<void> {
  const load: HttpLoad = JSON.parse(process.argv[3] ?? '')
  const times: number[] = []
  let refused = 0
  let isOver = false
  let count = 0
  const request = (): string => {
    count += 1
    const host = load.unique ? `shop-${process.pid}-${count}.example` : `127.0.0.1:${load.port}`
    const cookie = load.cookie ? `Cookie: ${load.cookie}\r\n` : ''
    return `GET ${load.path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${load.encoding}\r\n${cookie}\r\n`
  }

  async function client(): Promise<void> {
    const socket = openSocket(load.port)
    while (!isOver) {
      const began = performance.now()
      const head = await socket.ask(request())
      if (!head.startsWith('HTTP/1.1 200')) refused += 1
      times.push(performance.now() - began)
    }
    socket.close()
  }

  for (let n = 0; n < load.connections; n += 1) client().catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, (load.seconds * 1_000) / 4))
  times.length = 0
  refused = 0
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, load.seconds * 1_000))
  isOver = true
  const seconds = (performance.now() - began) / 1_000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  if (refused > 0) throw new Error(`${refused} of ${times.length} answers were no pages`)
  process.send?.({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) })
  process.disconnect()
  process.exit(0)
}
