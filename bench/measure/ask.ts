import { type Agent, type IncomingMessage, request } from 'node:http'

export interface HttpCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly ms: number
}

/** Thrown when nothing, or only half an answer, came in time. */
export class NoAnswer extends Error {
  readonly wasClosed: boolean
  constructor(message: string, wasClosed = false) {
    super(message)
    this.wasClosed = wasClosed
  }
}

/** One request over the wire, as any program sends it; `Agent` keeps the connections. */
export async function ask(agent: Agent, origin: URL, call: HttpCall, patienceMs: number): Promise<Answered> {
  const began = performance.now()
  try {
    return await askOnce(agent, origin, call, patienceMs, began)
  } catch (fault) {
    // The host closed a connection that had been idle in the very moment it was used: every client asks again.
    if (!(fault instanceof NoAnswer && fault.wasClosed)) throw fault
    return askOnce(agent, origin, call, patienceMs, began)
  }
}

function askOnce(
  agent: Agent,
  origin: URL,
  call: HttpCall,
  patienceMs: number,
  began: number,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = call
    const asking = request({ agent, host: origin.hostname, port: origin.port, method, path, headers })
    const late = setTimeout(() => asking.destroy(new NoAnswer(`no end after ${patienceMs} ms`)), patienceMs)
    const failed = (fault: Error) => {
      clearTimeout(late)
      const isReset = asking.reusedSocket && 'code' in fault && fault.code === 'ECONNRESET'
      reject(fault instanceof NoAnswer ? fault : new NoAnswer(fault.message, isReset))
    }
    asking.once('error', failed)
    asking.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.once('error', failed)
      response.once('end', () => {
        clearTimeout(late)
        const text = Buffer.concat(parts).toString()
        const ms = performance.now() - began
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, ms })
      })
    })
    asking.end(body)
  })
}
