import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
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
  const agent = new Agent({ keepAlive: true })
  let count = Math.floor(Math.random() * 1_000_000)
  const place = () => {
    count += 1
    return post(agent, ports[count % ports.length] ?? 0, orderBody(count, products))
  }
  process.on('message', async (load: Load) => {
    process.send?.(await perSecond(place, load).catch((fault: Error) => ({ fault: fault.message })))
  })
  process.once('disconnect', () => agent.destroy())
}

function post(agent: Agent, port: number, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, port, host: '127.0.0.1', method: 'POST', path: '/wp-json/checkout/v1/orders' }
    const asking = request({ ...options, headers: orderHeaders(body) }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 201 ? resolve() : reject(new Error(`Not placed: ${response.statusCode}`)),
      )
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
