import { isObject, type Json } from '../wire/json.ts'

/**
 * The operator's document with every value the contract reads in its canonical form. Nothing is added and nothing is
 * lost: absent keys stay absent, unknown ones and translations stay as they were, the order is the operator's.
 * So an export reads like what was imported, and importing an export changes no byte.
 */
export const canonicalDocument = (original: unknown, written: unknown): Json => {
  if (Array.isArray(original) && Array.isArray(written)) return canonicalList(original, written)
  if (!isObject(original) || !isObject(written)) return written as Json
  const document: Record<string, Json> = {}
  for (const [key, value] of Object.entries(original))
    document[key] = Object.hasOwn(written, key) ? canonicalDocument(value, written[key]) : (value as Json)
  return document
}

const canonicalList = (original: readonly unknown[], written: readonly unknown[]): Json => {
  if (original.every(isMeta) && written.every(isMeta)) {
    const known = new Map(written.map((one) => [one.key, one]))
    return original.map((one) => canonicalDocument(one, known.get(one.key) ?? one))
  }
  // A list the codec put together otherwise has no places to compare by.
  if (original.length !== written.length) return written as Json
  return original.map((one, index) => canonicalDocument(one, written[index]))
}

// WordPress's meta data: the codec writes those it knows, in its own order; they are the same by their key.
const isMeta = (value: unknown): value is { key: string; value: unknown } =>
  isObject(value) && typeof value.key === 'string' && 'value' in value
