import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { clientAddress } from '@samobranka/backend'
import { type WebSocket, WebSocketServer } from 'ws'
import type { PublicOrigin } from '../http/public-origin.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { readTarget, type Target } from '../pipeline/read-target.ts'
import type { App } from './authorize-subscription.ts'
import { createChannels } from './channels.ts'
import { closeEndedSessions } from './close-ended-sessions.ts'
import { countConnections } from './count-connections.ts'
import { codes, error, news } from './messages.ts'
import { greetSocket, type Socket } from './socket.ts'

const PROTOCOL = 7
const MOST_MESSAGE_BYTES = 10_240
/** Beyond the limits, so many still hear in Pusher's own words that they are too many. */
const MOST_TOLD = 50
/** Who does not answer a farewell would stay for half a minute. */
const FAREWELL_MS = 2_000

export interface RealtimeParts {
  readonly server: Server
  readonly publicOrigin: PublicOrigin
  /** null where browsers listen at a provider's socket. */
  readonly app: App | null
  onEvent(listener: (event: { channel: string; event: string; data: unknown }) => void): () => void
  /** Of the sessions by whose right somebody listens, those that are not over. */
  livingSessions(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Sockets of the same server that somebody else answers. */
  isOthers?(req: IncomingMessage): boolean
  readonly mostSockets?: number
  /** Of one address, or of one IPv6 network: a mobile operator and a large office put many people behind one. */
  readonly mostFromOne?: number
  /** Twice so long without a sign of life is gone. */
  readonly checkEveryMs?: number
  readonly checkSessionsEveryMs?: number
}

export interface AttachedRealtime {
  readonly sockets: number
  /** Sends everybody to another host. */
  close(): void
}

/** The Pusher protocol at `/app/{key}` of the host's own server. */
export function attachRealtime(parts: RealtimeParts): AttachedRealtime {
  const { server, publicOrigin, app, mostSockets = 10_000, mostFromOne = 200, checkEveryMs = 30_000 } = parts
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_MESSAGE_BYTES,
    perMessageDeflate: false,
  })
  const channels = createChannels<Socket>()
  const sockets = new Map<WebSocket, Socket>()
  const connections = countConnections()

  function refusal({ key, protocol }: Wish, from: string): number | null {
    if (key !== app?.key) return codes.unknownApp
    if (protocol === null) return codes.noProtocol
    if (Number(protocol) !== PROTOCOL) return codes.unsupportedProtocol
    return sockets.size >= mostSockets || connections.from(from) > mostFromOne ? codes.overCapacity : null
  }

  function welcome(ws: WebSocket, wish: Wish, from: string): void {
    const code = refusal(wish, from)
    if (app && code === null) {
      sockets.set(ws, greetSocket(ws, app, channels))
      ws.on('close', () => sockets.delete(ws))
    } else refuseSocket(ws, code ?? codes.unknownApp)
  }

  /** Sockets come past the request pipeline: other names are refused here as well. */
  function fault(target: Target | null, wish: Wish | null): string | null {
    if (target === null) return '400 Bad Request'
    if (publicOrigin.originFor(target.host) === null) return '421 Misdirected Request'
    return wish === null ? '404 Not Found' : null
  }

  function onUpgrade(req: IncomingMessage, stream: Duplex, head: Buffer): void {
    if (parts.isOthers?.(req)) return
    const target = readTarget(req)
    const wish = target && wishOf(target.url)
    const from = clientAddress({ headers: new Headers({ 'x-forwarded-for': visitorAddress(req) }) })
    // Who is told why he may not stay is there until he has heard it: that, too, has an end.
    const isCrowded =
      connections.from(from) >= mostFromOne + MOST_TOLD || connections.size >= mostSockets + MOST_TOLD
    const refused = fault(target, wish) ?? (isCrowded ? '429 Too Many Requests' : null)
    if (wish === null || refused !== null) {
      hangUp(stream, refused ?? '404 Not Found')
      return
    }
    connections.enter(from)
    stream.once('close', () => connections.leave(from))
    wss.handleUpgrade(req, stream, head, (ws) => welcome(ws, wish, from))
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
  const stopEnding = closeEndedSessions(sockets, parts.livingSessions, parts.checkSessionsEveryMs)

  return {
    get sockets() {
      return sockets.size
    },
    close() {
      clearInterval(checking)
      stopEnding()
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

function refuseSocket(ws: WebSocket, code: number): void {
  ws.on('error', () => ws.terminate())
  ws.send(error(code, whys[code] ?? ''))
  ws.close(code, whys[code])
  const late = setTimeout(() => ws.terminate(), FAREWELL_MS).unref()
  ws.once('close', () => clearTimeout(late))
}

/** Whoever left meanwhile must not end the process by it, nor keep half a connection open. */
function hangUp(stream: Duplex, status: string): void {
  stream.on('error', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}
