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

/** The JSON of a body of at most 1 MB. Who stands before us cuts off a body that is sent on and on. */
export async function readBody(
  request: BackendRequest,
  acceptsForm = false,
): Promise<{ json: unknown; text: string } | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT) return refuse(413, 'payload_too_large')
  const text = await request.text()
  if (Buffer.byteLength(text) > LIMIT) return refuse(413, 'payload_too_large')
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

function isJson(type: string | null): boolean {
  return /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type ?? '')
}

function isForm(type: string | null): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')
}
