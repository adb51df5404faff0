import type { Json, JsonObject } from '@samobranka/contract'

/**
 * The new document with what the old one said in other languages, and what it held beyond our reading: a form knows
 * neither. A translation of words that were changed is left out, as it would say what was said before.
 */
export function withWords(fresh: Json, old: Json | undefined): Json {
  if (isList(fresh)) return fresh.map((one) => withWords(one, isList(old) ? sameOf(one, old) : undefined))
  if (!isObject(fresh) || !isObject(old)) return fresh
  const kept = Object.entries(fresh).map(([key, value]) => [key, withWords(value, old[key])] as const)
  const beyond = Object.entries(old).filter(
    ([key]) => !(key in fresh) && (key !== 'translations' || says(fresh, old)),
  )
  return Object.fromEntries([...kept, ...beyond])
}

function says(fresh: JsonObject, old: JsonObject): boolean {
  return Object.entries(fresh).every(([key, value]) => typeof value !== 'string' || value === old[key])
}

function sameOf(one: Json, among: readonly Json[]): Json | undefined {
  return isObject(one) && one.id !== undefined
    ? among.find((other) => isObject(other) && other.id === one.id)
    : undefined
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
