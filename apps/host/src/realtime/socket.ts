import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type App, authorizeSubscription } from './authorize-subscription.ts'
import type { Channels } from './channels.ts'
import { codes, error, established, pong, readMessage, subscribed, unsubscribable } from './messages.ts'

/** A page listens to its order, its user and the catalogue; a hundred is somebody trying. */
const MOST_CHANNELS = 100
/** Per window; a page says a handful of things when it opens, and a ping a minute. */
const MOST_MESSAGES = 200
const WINDOW_MS = 10_000
/** A peer that reads nothing must not make us keep everything for it. */
const MOST_UNSENT_BYTES = 1_048_576

export interface Socket {
  send(text: string): void
  /** The sessions by whose right it listens. */
  sessions(): Iterable<string>
  /** Drops a peer that has not answered since the last time; asks it again otherwise. */
  checkAlive(): void
  close(code: number, message: string): void
  terminate(): void
}

/** One visitor's connection, from being greeted to being gone. */
export function greetSocket(ws: WebSocket, app: App, channels: Channels<Socket>): Socket {
  const socketId = `${randomInt(1, 2 ** 40)}.${randomInt(1, 2 ** 40)}`
  /** Each channel with the session that gave the right to it, if one did. */
  const joined = new Map<string, string | null>()
  let isAlive = true
  let windowBegan = 0
  let received = 0

  const socket: Socket = {
    send(text) {
      if (ws.readyState !== ws.OPEN) return
      if (ws.bufferedAmount > MOST_UNSENT_BYTES) ws.terminate()
      else ws.send(text)
    },
    *sessions() {
      for (const session of joined.values()) if (session !== null) yield session
    },
    checkAlive() {
      if (!isAlive) ws.terminate()
      else ws.ping()
      isAlive = false
    },
    close(code, message) {
      socket.send(error(code, message))
      ws.close(code, message)
    },
    terminate: () => ws.terminate(),
  }

  function isFlood(): boolean {
    const now = performance.now()
    if (now - windowBegan > WINDOW_MS) {
      windowBegan = now
      received = 0
    }
    received += 1
    return received > MOST_MESSAGES
  }

  function subscribe(channel: string, auth: string): string[] {
    if (joined.has(channel)) return [error(null, `Existing subscription to channel ${channel}`)]
    if (joined.size >= MOST_CHANNELS) return [error(codes.overCapacity, 'Too many channels')]
    const { refusal, session } = authorizeSubscription(app, { socketId, channel, auth })
    if (refusal !== null) return [unsubscribable(channel, refusal), error(codes.unauthorized, refusal)]
    joined.set(channel, session)
    channels.join(channel, socket)
    return [subscribed(channel)]
  }

  function unsubscribe(channel: string): string[] {
    if (joined.delete(channel)) channels.leave(channel, socket)
    return []
  }

  function answersTo(text: string): string[] {
    const message = readMessage(text)
    switch (message?.kind) {
      case undefined:
        return [error(null, 'Not a message of the protocol')]
      case 'ping':
        return [pong]
      case 'subscribe':
        return subscribe(message.channel, message.auth)
      case 'unsubscribe':
        return unsubscribe(message.channel)
      case 'client_event':
        return [error(codes.clientEvent, 'Clients do not send events here')]
      default:
        return []
    }
  }

  ws.on('message', (data, isBinary) => {
    isAlive = true
    if (isFlood()) socket.close(codes.overCapacity, 'Too many messages')
    else if (isBinary) socket.send(error(null, 'Binary frames are not supported'))
    else for (const answer of answersTo(data.toString())) socket.send(answer)
  })
  ws.on('pong', () => {
    isAlive = true
  })
  ws.on('close', () => {
    for (const channel of joined.keys()) channels.leave(channel, socket)
  })
  // An oversized or broken frame: ws closes the connection itself, and an error without a listener would end the process.
  ws.on('error', () => ws.terminate())
  socket.send(established(socketId))
  return socket
}
