import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { createChannels } from './channels.ts'
import type { App } from './judge-subscription.ts'
import { codes, error, news } from './messages.ts'
import { greetSocket, type Socket } from './socket.ts'

const PROTOCOL = 7
const MOST_MESSAGE_BYTES = 10_240

export interface RealtimeParts {
  readonly server: Server
  /** null where browsers listen at a provider's socket. */
  readonly app: App | null
  onEvent(listener: (event: { channel: string; event: string; data: unknown }) => void): () => void
  readonly mostSockets?: number
  /** Twice so long without a sign of life is gone. */
  readonly checkEveryMs?: number
}

export interface AttachedRealtime {
  readonly sockets: number
  /** Sends everybody to another host. */
  close(): void
}

/** The Pusher protocol at `/app/{key}` of the host's own server. */
export function attachRealtime(parts: RealtimeParts): AttachedRealtime {
  const { server, app, mostSockets = 10_000, checkEveryMs = 30_000 } = parts
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const channels = createChannels<Socket>()
  const sockets = new Map<WebSocket, Socket>()

  function refusal({ key, protocol }: Wish): number | null {
    if (key !== app?.key) return codes.unknownApp
    if (protocol === null) return codes.noProtocol
    if (Number(protocol) !== PROTOCOL) return codes.unsupportedProtocol
    return sockets.size >= mostSockets ? codes.overCapacity : null
  }

  function welcome(ws: WebSocket, wish: Wish): void {
    const code = refusal(wish)
    if (app && code === null) {
      sockets.set(ws, greetSocket(ws, app, channels))
      ws.on('close', () => sockets.delete(ws))
    } else turnAway(ws, code ?? codes.unknownApp)
  }

  function onUpgrade(req: IncomingMessage, stream: Duplex, head: Buffer): void {
    const wish = wishOf(req.url ?? '/')
    if (wish) wss.handleUpgrade(req, stream, head, (ws) => welcome(ws, wish))
    else stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }

  server.on('upgrade', onUpgrade)
  const stopListening = parts.onEvent(({ channel, event, data }) => {
    let text: string | undefined
    for (const socket of channels.listeners(channel)) {
      text ??= news(channel, event, data)
      socket.send(text)
    }
  })
  const checking = setInterval(() => {
    for (const socket of sockets.values()) socket.checkAlive()
  }, checkEveryMs)
  checking.unref()

  return {
    get sockets() {
      return sockets.size
    },
    close() {
      clearInterval(checking)
      stopListening()
      server.off('upgrade', onUpgrade)
      for (const socket of sockets.values()) socket.close(codes.comeAgain, 'The host closes')
      // Who does not answer the farewell would keep the server open.
      setTimeout(() => {
        for (const socket of sockets.values()) socket.terminate()
      }, 1_000).unref()
    },
  }
}

interface Wish {
  readonly key: string
  readonly protocol: string | null
}

function wishOf(url: string): Wish | null {
  if (!URL.canParse(url, 'http://host')) return null
  const { pathname, searchParams } = new URL(url, 'http://host')
  const key = /^\/app\/([^/]+)$/.exec(pathname)?.[1]
  return key === undefined ? null : { key, protocol: searchParams.get('protocol') }
}

const whys: Readonly<Record<number, string>> = {
  [codes.unknownApp]: 'There is no such app here',
  [codes.noProtocol]: 'No protocol version supplied',
  [codes.unsupportedProtocol]: `Only protocol ${PROTOCOL} is spoken here`,
  [codes.overCapacity]: 'Over capacity',
}

function turnAway(ws: WebSocket, code: number): void {
  ws.on('error', () => ws.terminate())
  ws.send(error(code, whys[code] ?? ''))
  ws.close(code, whys[code])
}
