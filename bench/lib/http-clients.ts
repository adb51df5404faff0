import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { firstMessage } from './first-message.ts'
import { perSecond } from './per-second.ts'
import { orderBody, orderHeaders } from './shop-orders.ts'

interface Crowd {
  readonly clients: number
  readonly seconds: number
  /** One port a host: clients are shared out among them, as a balancer does. */
  readonly ports: readonly number[]
  readonly products: readonly number[]
}

/** Clients in a process of their own, as they are in life. */
export async function httpClients(crowd: Crowd): Promise<number> {
  const child = fork(process.argv[1] ?? '', ['clients', JSON.stringify(crowd)])
  const rate = await firstMessage<number | { fault: string }>(child)
  if (typeof rate !== 'number') throw new Error(rate.fault)
  return rate
}

export async function runHttpClients(): Promise<void> {
  const crowd: Crowd = JSON.parse(process.argv[3] ?? '')
  const agent = new Agent({ keepAlive: true, maxSockets: crowd.clients })
  let count = Math.floor(Math.random() * 1_000_000)
  const place = () => {
    count += 1
    const port = crowd.ports[count % crowd.ports.length] ?? 0
    return post(agent, port, orderBody(count, crowd.products))
  }
  const outcome = await perSecond(place, crowd).catch((fault: Error) => ({ fault: fault.message }))
  process.send?.(outcome)
  process.disconnect()
  agent.destroy()
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
