import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Mood = 'well' | 'down' | 'silent' | 'garbage' | 'failing' | 'half' | 'endless' | 'lying'

/** Every way of not being well. */
export const BAD_MOODS = ['down', 'silent', 'garbage', 'failing', 'half', 'endless', 'lying'] as const

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface FakeBank {
  readonly url: string
  readonly received: ReceivedCall[]
  mood: Mood
  close(): Promise<void>
}

type Answer = { readonly status: number; readonly json: unknown }

/** A server on a real port that speaks a provider's protocol, or misbehaves as real ones do. */
export async function openBank(answer: (received: ReceivedCall) => Answer): Promise<FakeBank> {
  const received: ReceivedCall[] = []
  const bank = { mood: 'well' as Mood }
  const server: Server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    if (bank.mood === 'down') return req.socket.destroy()
    if (bank.mood === 'silent') return
    if (bank.mood === 'failing') return res.writeHead(500).end('{"type":"error"}')
    if (bank.mood === 'garbage')
      return res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
    if (bank.mood === 'lying')
      return res.writeHead(200).end('{"id": 7, "status": ["succeeded"], "paid": "yes"}')
    if (bank.mood === 'half') return res.writeHead(200).write('{"id": "', () => req.socket.destroy())
    if (bank.mood === 'endless') return talkWithoutEnd(res)
    const one = {
      method: req.method ?? '',
      path: req.url ?? '',
      headers: req.headers,
      body: Buffer.concat(chunks).toString(),
    }
    received.push(one)
    const { status, json } = answer(one)
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(bank, {
    url: `http://127.0.0.1:${port}`,
    received,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

const BREATH = Buffer.alloc(256 * 1024, 32)

function talkWithoutEnd(res: ServerResponse): void {
  const more = () => {
    while (!res.destroyed && res.write(BREATH));
  }
  res.on('drain', more)
  more()
}
