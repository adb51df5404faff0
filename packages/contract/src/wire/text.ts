import { type Codec, expected, field } from './codec.ts'
import { decodeEntities, guardEntities } from './entities.ts'
import { aText, aWord, orNull } from './json-schema.ts'
import { plainText } from './plain-text.ts'

const schema = aText

const readText = (wire: unknown) => {
  if (typeof wire === 'string') return decodeEntities(wire)
  if (wire === undefined || wire === null || wire === false) return undefined
  if (typeof wire === 'number') return String(wire)
  if (Array.isArray(wire) && wire.length === 0) return undefined
  return expected('a text')
}

/** Words for people: HTML entities are read, plain text is written. */
export const text: Codec<string> = field<string>({ schema, decode: readText, encode: guardEntities })

/** A text that says something: an empty one counts as nothing. */
export const word: Codec<string> = field<string>({
  schema: aWord,
  decode: (wire) => {
    const value = readText(wire)
    return typeof value === 'string' && value.trim() === '' ? undefined : value
  },
  encode: guardEntities,
})

/** WordPress keeps slugs of other alphabets the way they stand in addresses. */
const readable = (slug: string): string => {
  if (!/%[\da-f]{2}/i.test(slug)) return slug
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

/** Part of an address: must have been a text from the start, and not an empty one. */
export const slug: Codec<string> = field<string>({
  schema: aWord,
  decode: (wire) =>
    typeof wire === 'string' && wire.trim() !== '' ? readable(wire.trim()) : expected('a text'),
  encode: (value) => value,
})

export const optionalText: Codec<string | null> = field<string | null>({
  schema: orNull(aText),
  decode: (wire) => (wire === '' ? null : (readText(wire) ?? null)),
  encode: (value) => (value === null ? null : guardEntities(value)),
})

/** Bytes that must stay as they are: HTML, keys, codes, addresses of things. */
export const verbatim: Codec<string> = field<string>({
  schema,
  decode: (wire) => (typeof wire === 'string' ? wire : readText(wire)),
  encode: (value) => value,
})

/** A description that WordPress may have wrapped in HTML and that we show as text. */
export const prose: Codec<string> = field<string>({
  schema,
  decode: (wire) => (typeof wire === 'string' ? plainText.read(wire) : readText(wire)),
  encode: plainText.write,
})
