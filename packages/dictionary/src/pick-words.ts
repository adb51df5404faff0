import type { Key, Words } from './words.ts'

/** The words of some screens only (`['header', 'cart']`), for a page that must not carry all of them. */
export function pickWords(words: Words, namespaces: readonly string[]): Partial<Words> {
  const picked = Object.entries(words).filter(([key]) => namespaces.includes(key.slice(0, key.indexOf('.'))))
  return Object.fromEntries(picked)
}

/** Whether there is a word for it: `isKey(words, \`refusal.${code}\`)` guards against a code we have never met. */
export function isKey(words: Partial<Words>, text: string): text is Key {
  return Object.hasOwn(words, text)
}
