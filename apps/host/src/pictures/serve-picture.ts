import type { IncomingMessage, ServerResponse } from 'node:http'
import { byteRange } from '../http/byte-range.ts'
import { contentType } from '../http/content-type.ts'
import { decodePath } from '../http/decode-path.ts'
import type { Pictures } from './open-pictures.ts'
import { originalFile } from './original-file.ts'
import { readPictureName } from './picture-name.ts'
import { pictureExtensions, videoExtensions } from './picture-source.ts'

const mediaExtensions = [...pictureExtensions, ...videoExtensions]

interface Answer {
  readonly bytes: Uint8Array
  readonly type: string
  readonly etag: string
  readonly lasting: boolean
}

/** Answers `/images/<name>-<width>.<format>` and the operator's own `/images/<file>`; all else is 404. */
export function createPictureServer({ store, folders }: Pictures) {
  async function find(name: string): Promise<Answer | null> {
    const wanted = readPictureName(name)
    const made = wanted && (await store.find(wanted))
    if (made) return { ...made, type: contentType(name) }
    const original = await originalFile(folders, name, mediaExtensions)
    return original && { ...original, lasting: false }
  }

  return async function serve(path: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const answer = await find(decodePath(path.replace(/^(\/api)?\/images\//, '')))
    if (!answer) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      res.end('There is no such picture')
      return
    }
    const headers = {
      'cache-control': answer.lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      etag: answer.etag,
      'x-content-type-options': 'nosniff',
      // An SVG opened by itself is a page; it may draw, and nothing else.
      ...(answer.type === 'image/svg+xml' ? { 'content-security-policy': 'sandbox' } : {}),
    }
    if (req.headers['if-none-match'] === answer.etag) {
      res.writeHead(304, headers).end()
      return
    }
    sendBytes(req, res, answer, { ...headers, 'content-type': answer.type })
  }
}

/** Whole, or the part that is asked for: phones play no video from a server that cannot send parts of it. */
function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  { bytes, type }: Answer,
  headers: Record<string, string>,
): void {
  const size = bytes.byteLength
  const isVideo = type.startsWith('video/')
  const range = isVideo ? byteRange(req.headers.range, size) : null
  if (range === 'unsatisfiable') {
    res.writeHead(416, { 'content-range': `bytes */${size}` }).end()
    return
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  res.writeHead(range ? 206 : 200, {
    ...headers,
    ...(isVideo ? { 'accept-ranges': 'bytes' } : {}),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    'content-length': part.byteLength,
  })
  res.end(req.method === 'HEAD' ? undefined : part)
}
