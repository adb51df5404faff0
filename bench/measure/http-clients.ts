import { fork } from 'node:child_process'
import { type BareSocket, openSocket } from '../shops/bare-socket.ts'
import { nextMessage } from './next-message.ts'
import { type Load, perSecond } from './per-second.ts'
import { orderBody, orderHeaders } from './shop-orders.ts'

interface Shop {
  /** One port a host: clients are shared out among them, as a balancer does. */
  readonly ports: readonly number[]
  readonly products: readonly number[]
}

export interface HttpClients {
  perSecond(load: Load): Promise<number>
  leave(): void
}

/** Clients in a process of their own, as they are in life; it stays, so that only its first round is a cold one. */
export function startHttpClients(shop: Shop): HttpClients {
  const child = fork(process.argv[1] ?? '', ['clients', JSON.stringify(shop)])
  return {
    async perSecond(load) {
      child.send(load)
      const rate = await nextMessage<number | { fault: string }>(child)
      if (typeof rate !== 'number') throw new Error(rate.fault)
      return rate
    },
    leave: () => child.disconnect(),
  }
}

export function runHttpClients(): void {
  const { ports, products }: Shop = JSON.parse(process.argv[3] ?? '')
  const free = new Map(ports.map((port) => [port, [] as BareSocket[]]))
  let count = Math.floor(Math.random() * 1_000_000)
  const place = async () => {
    count += 1
    const port = ports[count % ports.length] ?? 0
    const sockets = free.get(port) ?? []
    // A host closes connections that were idle for long.
    let socket = sockets.pop()
    while (socket && !socket.isOpen()) socket = sockets.pop()
    socket ??= openSocket(port)
    const head = await socket.ask(orderMessage(port, orderBody(count, products)))
    if (!head.startsWith('HTTP/1.1 201')) throw new Error(`Not placed: ${head}`)
    sockets.push(socket)
  }
  process.on('message', async (load: Load) => {
    process.send?.(await perSecond(place, load).catch((fault: Error) => ({ fault: fault.message })))
  })
  process.once('disconnect', () => {
    for (const socket of [...free.values()].flat()) socket.close()
  })
}

function orderMessage(port: number, body: string): string {
  const headers = { host: `127.0.0.1:${port}`, connection: 'keep-alive', ...orderHeaders(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /wp-json/checkout/v1/orders HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
