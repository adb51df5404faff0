import { textsOf, writeQuery } from './write-query.ts'

interface WrittenBody {
  readonly type: string | null
  readonly bytes: Uint8Array<ArrayBuffer>
}

const form = 'application/x-www-form-urlencoded'
const encoder = new TextEncoder()

/** A body as JSON; as a form where it came as one and may. `cameAs` is null where only JSON may come. */
export function writeBody(body: unknown, cameAs: string | null): WrittenBody {
  if (body === null || body === undefined) return { type: null, bytes: new Uint8Array(0) }
  if (cameAs?.trim().toLowerCase().startsWith(form)) {
    const fields = writeQuery(Object.entries(textsOf(body as Record<string, unknown>)))
    return { type: form, bytes: encoder.encode(fields.slice(1)) }
  }
  return { type: 'application/json', bytes: encoder.encode(JSON.stringify(body)) }
}
