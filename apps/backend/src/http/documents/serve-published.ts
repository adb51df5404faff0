import type { Call } from '../call.ts'
import type { Context } from '../context.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { serveDocument } from './serve-document.ts'

/** A finished document of the current publication; 503 while nothing is published. */
export function servePublished(call: Call, { published }: Context, key: string): Response | Refusal {
  const version = published.version()
  if (version === '') return refuse(503, 'upstream_unavailable', { headers: { 'retry-after': '5' } })
  const document = published.document(key)
  if (!document) return refuse(404, 'not_found')
  return serveDocument(call.request, document, { 'x-version': version })
}
