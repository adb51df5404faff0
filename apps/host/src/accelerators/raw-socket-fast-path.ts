import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { oncePerMillisecond } from '../http/server-timing.ts'
import type { FastPath, FindReady } from './fast-path.ts'
import { parsePlainGet } from './parse-plain-get.ts'
import { headText, type PreparedAnswer } from './prepared-head.ts'

/**
 * Stands between the socket and node's HTTP: whoever asks plainly for what lies ready gets it here, at nearly twice the
 * rate. At the first other word the connection goes to HTTP, with that word, for the rest of its life.
 */
export function openRawSocketFastPath(server: Server, findReady: FindReady): FastPath {
  const [toHttp] = server.listeners('connection')
  if (!toHttp) throw new Error('An HTTP server hears of its connections')
  server.removeAllListeners('connection')
  const here = new Set<Socket>()
  const stays = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1000)}\r\n\r\n`
  const lastLines = oncePerMillisecond(() => `Date: ${new Date().toUTCString()}\r\n${stays}`)

  server.on('connection', (socket: Socket) => {
    const listeners = { data: hear, end: () => socket.end(), timeout: hangUp, error: hangUp, close: forget }

    function hear(bytes: Buffer): void {
      const read = parsePlainGet(bytes, socket)
      const ready = read && findReady(read)
      if (ready) give(ready)
      else handOver(bytes)
    }

    function give(ready: PreparedAnswer): void {
      socket.cork()
      socket.write(headText(ready, lastLines(performance.now())), 'latin1')
      socket.write(ready.body)
      socket.uncork()
      if (socket.timeout !== server.keepAliveTimeout) socket.setTimeout(server.keepAliveTimeout)
      // Who does not take what he asked for is not heard until he does.
      if (socket.writableLength > 0) socket.pause().once('drain', () => socket.resume())
    }

    function handOver(bytes: Buffer): void {
      forget()
      for (const [event, listener] of Object.entries(listeners)) socket.off(event, listener)
      socket.setTimeout(0)
      socket.pause().unshift(bytes)
      toHttp?.call(server, socket)
      socket.resume()
    }

    function hangUp(): void {
      socket.destroy()
    }

    function forget(): void {
      here.delete(socket)
    }

    here.add(socket)
    for (const [event, listener] of Object.entries(listeners)) socket.on(event, listener)
    socket.setTimeout(server.headersTimeout)
  })

  return {
    closeIdle() {
      for (const socket of here) if (socket.writableLength === 0) socket.destroy()
    },
    closeAll() {
      for (const socket of here) socket.destroy()
    },
  }
}
