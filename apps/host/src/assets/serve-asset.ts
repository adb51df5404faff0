import type { IncomingMessage, ServerResponse } from 'node:http'
import { etagMatches } from '../http/etag-matches.ts'
import { negotiateEncoding } from '../http/negotiate-encoding.ts'
import type { Assets } from './load-assets.ts'

/** Answers a built file from memory; false when there is none of that name. */
export function serveAsset(assets: Assets, path: string, req: IncomingMessage, res: ServerResponse): boolean {
  const asset = assets.get(path)
  if (!asset) return false
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  if (etagMatches(req.headers['if-none-match'], asset.etag)) {
    res.writeHead(304, asset.unchanged).end()
    return true
  }
  const { headers, body } =
    asset.variants[negotiateEncoding(req.headers['accept-encoding'] as string | undefined)]
  res.writeHead(200, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
  return true
}
