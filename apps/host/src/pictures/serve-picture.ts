import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentType } from '../http/content-type.ts'
import { decodePath } from '../http/decode-path.ts'
import { originalFile } from './original-file.ts'
import { readPictureName } from './picture-name.ts'
import { pictureExtensions } from './picture-source.ts'
import type { PictureStore } from './picture-store.ts'

interface Answer {
  readonly bytes: Uint8Array
  readonly type: string
  readonly etag: string
  readonly lasting: boolean
}

/** Answers `/images/<name>-<width>.<format>` and the operator's own `/images/<file>`; all else is 404. */
export function createPictureServer(store: PictureStore, folders: readonly string[]) {
  async function find(name: string): Promise<Answer | null> {
    const wanted = readPictureName(name)
    const made = wanted && (await store.find(wanted))
    if (made) return { ...made, type: contentType(name) }
    const original = await originalFile(folders, name, pictureExtensions)
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
    res.writeHead(200, { ...headers, 'content-type': answer.type, 'content-length': answer.bytes.byteLength })
    res.end(req.method === 'HEAD' ? undefined : answer.bytes)
  }
}
