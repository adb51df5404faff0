import { type Codec, type Reading, read, write } from '@samobranka/contract'
import { type Document, isObject } from './localise.ts'

/**
 * The document in the contract's own spelling, with what the contract does not read (translations, the operator's
 * notes) kept as it was: an export must give back what was imported.
 */
export function canonical<T>(codec: Codec<T>, document: unknown): Reading<{ value: T; document: Document }> {
  const reading = read(codec, document)
  if (!reading.ok) return reading
  const written = write(codec, reading.value)
  return { ok: true, value: { value: reading.value, document: keepUnread(written, document) as Document } }
}

function keepUnread(written: unknown, source: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(source)) {
    // Records that were left out or put together have lost their order: there is nothing to match them by.
    if (written.length !== source.length) return written
    return written.map((each, at) => keepUnread(each, source[at]))
  }
  if (!isObject(written) || !isObject(source)) return written
  const kept: Record<string, unknown> = {}
  for (const [key, each] of Object.entries(written)) {
    const original = source[key]
    kept[key] = original === undefined ? each : keepUnread(each, original)
  }
  for (const [key, each] of Object.entries(source)) if (!(key in written)) kept[key] = each
  const { translations, ...own } = kept
  return translations === undefined ? own : { ...own, translations }
}
