/** The same JSON without halves of letters: a reader of UTF-8 cannot have them, and PHP throws the whole body away. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return whole(value)
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [whole(key), wellFormed(one)]))
}

const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
