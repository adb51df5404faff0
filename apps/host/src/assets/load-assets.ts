import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { compress, worthCompressing } from '../http/compress.ts'
import { contentType, isCompressible } from '../http/content-type.ts'
import type { Encoding } from '../http/negotiate-encoding.ts'

interface Variant {
  readonly body: Uint8Array
  /** Names and values in turn, as node writes them fastest. */
  readonly headers: string[]
}

interface Asset {
  readonly etag: string
  /** The headers for those who have the file. */
  readonly unchanged: string[]
  readonly variants: Readonly<Record<Encoding, Variant>>
}

/** Every file of a built client by the path it is asked under; what is not in it does not exist. */
export type Assets = Pick<ReadonlyMap<string, Asset>, 'get'>

const packed = { br: '.br', gzip: '.gz' } as const

/** `base` is what the addresses of the files begin with. */
export async function loadAssets(folder: string, base = ''): Promise<Assets> {
  if (!existsSync(folder)) return new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    // A page needs more headers than a file has: it is not given as one.
    .filter((entry) => entry.isFile() && !/\.(br|gz|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const assets = files.map(async (file) => {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    return [base + path, await loadAsset(file, path)] as const
  })
  return new Map(await Promise.all(assets))
}

async function loadAsset(file: string, path: string): Promise<Asset> {
  const body = await readFile(file)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const type = contentType(path)
  const common = {
    'content-type': type,
    'cache-control': cacheControl(path),
    'x-content-type-options': 'nosniff',
    etag,
    ...(isCompressible(type) ? { vary: 'Accept-Encoding' } : {}),
  }
  const unchanged = Object.entries(common).flat()
  const variant = (bytes: Uint8Array, encoding: Encoding): Variant => ({
    body: bytes,
    headers: [
      ...unchanged,
      'content-length',
      String(bytes.byteLength),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  })
  const identity = variant(body, 'identity')
  if (!isCompressible(type) || body.byteLength < worthCompressing) {
    return { etag, unchanged, variants: { identity, br: identity, gzip: identity } }
  }
  const br = variant(await packedBytes(file, body, 'br'), 'br')
  const gzip = variant(await packedBytes(file, body, 'gzip'), 'gzip')
  return { etag, unchanged, variants: { identity, br, gzip } }
}

/** The build leaves packed copies beside the files; without them the start packs by itself. */
async function packedBytes(file: string, body: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array> {
  const ready = file + packed[encoding]
  return existsSync(ready) ? readFile(ready) : compress(body, encoding, true)
}

/** Names under /assets carry the hash of their content; the others keep their name when they change. */
function cacheControl(path: string): string {
  // A worker that lags behind its shop would give out files that are gone.
  if (path === '/sw.js') return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}
