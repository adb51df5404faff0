import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

export interface HttpLoad {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly seconds: number
  /** Every request asks for another address, which no cache has. */
  readonly unique?: boolean
}

export interface HttpFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Answers other than 200. */
  readonly refused: number
}

/** Asks from a process of its own, over bare sockets: the asking must not cost more than the answering. */
export async function httpLoad(load: HttpLoad): Promise<HttpFigures> {
  const child = fork(process.argv[1] ?? '', ['load', JSON.stringify(load)])
  const [figures] = (await once(child, 'message')) as [HttpFigures]
  return figures
}

export async function runHttpLoad(): Promise<void> {
  const load: HttpLoad = JSON.parse(process.argv[3] ?? '')
  const times: number[] = []
  let refused = 0
  let isOver = false
  let count = 0
  const request = (): string => {
    count += 1
    const path = load.unique ? `${load.path}?n=${process.pid}-${count}` : load.path
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nAccept-Encoding: br\r\n\r\n`
  }

  function client(): void {
    const socket = connect(load.port, '127.0.0.1')
    socket.setNoDelay(true)
    let head = ''
    let missing = -1
    let began = 0
    const ask = () => {
      if (isOver) return socket.destroy()
      head = ''
      missing = -1
      began = performance.now()
      socket.write(request())
    }
    socket.on('connect', ask)
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      if (missing >= 0) missing -= chunk.length
      else {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end === -1) return
        if (!head.startsWith('HTTP/1.1 200')) refused += 1
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        missing = end + 4 + length - head.length
      }
      if (missing > 0) return
      times.push(performance.now() - began)
      ask()
    })
  }

  for (let n = 0; n < load.connections; n += 1) client()
  await new Promise((resolve) => setTimeout(resolve, (load.seconds * 1_000) / 4))
  times.length = 0
  refused = 0
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, load.seconds * 1_000))
  isOver = true
  const seconds = (performance.now() - began) / 1_000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  process.send?.({ perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), refused })
  process.disconnect()
  process.exit(0)
}
