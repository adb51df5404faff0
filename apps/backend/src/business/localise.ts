/** A JSON object of which nothing more is known. */
export type Document = Readonly<Record<string, unknown>>

/** The document in one language: its `translations` laid over it, at every depth; what is not translated stays. */
export function localise(document: Document, language: string): Document {
  return spoken(document, language) as Document
}

function spoken(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((each) => spoken(each, language))
  if (!isObject(value)) return value
  const { translations, ...own } = value
  const words = isObject(translations) ? translations[language] : undefined
  const said = isObject(words) ? overlay(own, words) : own
  return Object.fromEntries(Object.entries(said).map(([key, each]) => [key, spoken(each, language)]))
}

function overlay(base: Document, words: Document): Document {
  const merged: Record<string, unknown> = { ...base }
  for (const [key, word] of Object.entries(words)) merged[key] = overlayValue(base[key], word)
  return merged
}

function overlayValue(base: unknown, word: unknown): unknown {
  if (isObject(base) && isObject(word)) return overlay(base, word)
  if (Array.isArray(base) && Array.isArray(word) && word.every(isObject)) return overlayList(base, word)
  return word
}

/** Translated parts of a list find their original by id; a list without ids is translated in its order. */
function overlayList(base: readonly unknown[], words: readonly Document[]): unknown[] {
  const named = words.every((word) => idOf(word) !== undefined)
  return base.map((each, at) => {
    const word = named ? words.find((one) => isObject(each) && idOf(one) === idOf(each)) : words[at]
    return word !== undefined && isObject(each) ? overlay(each, word) : each
  })
}

function idOf(part: Document): string | undefined {
  const id = part.id ?? part.variation_id ?? part.code
  return id === undefined || id === null ? undefined : String(id)
}

/** The languages some part of the document is translated into. */
export function translatedInto(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const each of value) translatedInto(each, into)
  else if (isObject(value)) {
    for (const [key, each] of Object.entries(value)) {
      if (key === 'translations' && isObject(each))
        for (const language of Object.keys(each)) into.add(language)
      else translatedInto(each, into)
    }
  }
  return into
}

export function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
