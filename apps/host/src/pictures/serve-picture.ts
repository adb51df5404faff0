import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentType } from '../http/content-type.ts'
import { readPictureName } from './picture-name.ts'
import type { PictureStore } from './picture-store.ts'

const kept = 'public, max-age=31536000, immutable'

/** Answers `/images/<name>-<width>.<format>`; whatever it cannot be is 404. */
export async function servePicture(
  store: PictureStore,
  path: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const wanted = readPictureName(decode(path.replace('/images/', '')))
  const picture = wanted && (await store.find(wanted))
  if (!picture) {
    res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    res.end('There is no such picture')
    return
  }
  const headers = { 'cache-control': kept, etag: picture.etag, 'x-content-type-options': 'nosniff' }
  if (req.headers['if-none-match'] === picture.etag) {
    res.writeHead(304, headers).end()
    return
  }
  const length = picture.bytes.byteLength
  res.writeHead(200, { ...headers, 'content-type': contentType(path), 'content-length': length })
  res.end(req.method === 'HEAD' ? undefined : picture.bytes)
}

/** A malformed escape is no name of ours, and no reason for a fault either. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
