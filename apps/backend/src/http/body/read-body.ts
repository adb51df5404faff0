import type { BackendRequest } from '../backend-request.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { holdsTooMuch } from './holds-too-much.ts'
import { isTooDeep } from './is-too-deep.ts'

const LIMIT = 1_048_576
const TOO_MUCH = {
  params: { field: 'body' },
  data: { field: 'body', faults: [{ path: 'body', what: 'fewer parts expected' }] },
}
const NUL_WRITTEN = '\\u0000'

/**
 * No text needs it, and PostgreSQL cannot keep it. Taken out of the text, for a function called for every value of a
 * megabyte takes a second; a backslash that is written itself (`\\\\u0000`) is none.
 */
const withoutNul = (json: string): string =>
  json.includes(NUL_WRITTEN) ? json.replace(/\\u0000|(\\[\s\S])/g, '$1') : json

/** The JSON of a body of at most 1 MB; a body that lies about its length is cut off while it is read. */
export async function readBody(
  request: BackendRequest,
  acceptsForm = false,
): Promise<{ json: unknown; text: string } | Refusal> {
  const length = request.headers.get('content-length')
  if (Number(length ?? 0) > LIMIT) return refuse(413, 'payload_too_large')
  // Whoever says how much he sends is read in one go: the protocol cuts him off there. A stream costs ten times more.
  const text = length === null ? await readLimited(request) : await request.text()
  if (text === null || text.length > LIMIT) return refuse(413, 'payload_too_large')
  if (text === '') return { json: undefined, text }
  if (acceptsForm && isForm(request.headers.get('content-type')))
    return { json: Object.fromEntries(new URLSearchParams(text)), text }
  if (!isJson(request.headers.get('content-type'))) return refuse(415, 'unsupported_media_type')
  if (isTooDeep(text)) return refuse(400, 'malformed_json')
  if (holdsTooMuch(text)) return refuse(422, 'too_large', TOO_MUCH)
  try {
    return { json: JSON.parse(withoutNul(text)), text }
  } catch {
    return refuse(400, 'malformed_json')
  }
}

async function readLimited(request: BackendRequest): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  if (!request.body) return ''
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > LIMIT) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function isJson(type: string | null): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '')
}

function isForm(type: string | null): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')
}
