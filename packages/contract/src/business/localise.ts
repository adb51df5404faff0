import { isObject, type Json, type JsonObject } from '../wire/json.ts'

/**
 * A wire document in one language: `translations` are laid over it at every depth and then left out; what is not
 * translated stays in the default language.
 */
export const localise = (document: JsonObject, language: string, defaultLanguage: string): JsonObject =>
  inLanguage(document, language === defaultLanguage ? null : language) as JsonObject

const inLanguage = (value: Json, language: string | null): Json => {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language))
  if (!isJsonObject(value)) return value
  const { translations, ...own } = value
  const words = language !== null && isJsonObject(translations) ? translations[language] : undefined
  const translated = isJsonObject(words) ? overlay(own, words) : own
  return Object.fromEntries(Object.entries(translated).map(([key, one]) => [key, inLanguage(one, language)]))
}

const overlay = (base: JsonObject, words: JsonObject): JsonObject => {
  const merged: Record<string, Json> = { ...base }
  for (const [key, word] of Object.entries(words))
    if (isWritten(word)) merged[key] = overlayValue(base[key], word)
  return merged
}

/** An empty translation is one that nobody has written yet. */
const isWritten = (word: Json): boolean => word !== '' && word !== null

const overlayValue = (base: Json | undefined, word: Json): Json => {
  if (isJsonObject(base) && isJsonObject(word)) return overlay(base, word)
  if (Array.isArray(base) && Array.isArray(word) && word.every(isJsonObject)) return overlayList(base, word)
  return word
}

/** Translated parts of a list find their original by id; where they have none, by their place. */
const overlayList = (base: readonly Json[], words: readonly JsonObject[]): Json[] => {
  const named = words.every((word) => idOf(word) !== null)
  return base.map((one, index) => {
    if (!isJsonObject(one)) return one
    const word = named ? words.find((other) => idOf(other) === idOf(one)) : words[index]
    return word === undefined ? one : overlay(one, word)
  })
}

const idOf = (part: JsonObject): string | null => {
  const id = part.id ?? part.variation_id ?? part.code
  return id === undefined || id === null ? null : String(id)
}

const isJsonObject = (value: unknown): value is JsonObject => isObject(value)
