import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLimit } from '../http/body-limit.ts'
import { shedLoad } from './shed-load.ts'

export interface BodyLimits {
  /** So many are read at once; the next makes the one who has been sending longest come again. */
  readonly most: number
  /** So much of them is kept in memory; above it, whoever sent most comes again. */
  readonly mostBytes: number
}

const usual: BodyLimits = { most: 4_000, mostBytes: 64 * 1024 * 1024 }

/** The body, or null when the visitor left or had to come again. */
export type ReadBody = (req: IncomingMessage, res: ServerResponse) => Promise<Buffer<ArrayBuffer> | null>

interface Sender {
  bytes: number
  readonly sendAway: () => void
}

/** Whether something is coming that is worth waiting for: what is told to be too long is refused unread. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const length = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] !== undefined || (length > 0 && length <= bodyLimit)
}

/**
 * Reads bodies before anybody has a place at the admission: with one, two thousand who send a byte a second would keep every
 * order out. Orders are short and come at once, so whoever is sent away here is neither new nor small.
 */
export function createReadBody({ most, mostBytes }: BodyLimits = usual): ReadBody {
  /** Who has been sending longest stands first. */
  const senders = new Set<Sender>()
  let held = 0

  return (req, res) =>
    new Promise((take) => {
      const chunks: Buffer[] = []
      const sender: Sender = {
        bytes: 0,
        sendAway() {
          void shedLoad(req)(res)
          end(null)
        },
      }
      function end(body: Buffer<ArrayBuffer> | null): void {
        if (!senders.delete(sender)) return
        held -= sender.bytes
        take(body)
      }
      req.on('data', (chunk: Buffer) => {
        if (!senders.has(sender)) return
        chunks.push(chunk)
        sender.bytes += chunk.byteLength
        held += chunk.byteLength
        if (sender.bytes > bodyLimit) {
          // Its handler says that it is too long; what still comes would be taken for the next request.
          res.setHeader('connection', 'close')
          end(together(chunks))
        } else if (held > mostBytes) biggest(senders)?.sendAway()
      })
      req.once('end', () => end(together(chunks)))
      req.once('error', () => end(null))
      req.once('close', () => end(null))
      senders.add(sender)
      if (senders.size > most) first(senders)?.sendAway()
    })
}

const first = (senders: ReadonlySet<Sender>): Sender | undefined => senders.values().next().value

const biggest = (senders: ReadonlySet<Sender>): Sender | undefined => {
  let found = first(senders)
  for (const one of senders) if (one.bytes > (found?.bytes ?? 0)) found = one
  return found
}

function together(chunks: readonly Buffer[]): Buffer<ArrayBuffer> {
  const [only] = chunks
  return (only && chunks.length === 1 ? only : Buffer.concat(chunks)) as Buffer<ArrayBuffer>
}
