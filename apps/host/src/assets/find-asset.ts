import type { IncomingMessage } from 'node:http'
import type { Write } from '../http/answer.ts'
import { etagMatches } from '../http/etag-matches.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import type { Assets } from './load-assets.ts'

/** A built file as it lies in memory; null when there is none of that name. */
export function findAsset(
  assets: Assets,
  path: string,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Write | null {
  const asset = assets.get(path)
  if (!asset || (method !== 'GET' && method !== 'HEAD')) return null
  if (etagMatches(headers['if-none-match'], asset.etag))
    return (res) => void res.writeHead(304, asset.unchanged).end()
  const variant = asset.variants[negotiateEncoding(headers['accept-encoding'] as string | undefined)]
  return (res) => void res.writeHead(200, variant.headers).end(method === 'HEAD' ? undefined : variant.body)
}
