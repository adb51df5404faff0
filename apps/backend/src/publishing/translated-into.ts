/** The languages some part of a document is translated into. */
export function translatedInto(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const each of value) translatedInto(each, into)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      if (key === 'translations') for (const language of Object.keys(each ?? {})) into.add(language)
      else translatedInto(each, into)
    }
  }
  return into
}
