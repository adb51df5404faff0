/** What a grown-up reads calmly, in Cyrillic or Latin. */
const WORDS_PER_MINUTE = 180
const CHARACTERS_PER_MINUTE = 400

/** At least a minute. Languages without spaces are counted by their characters. */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
  const ideographs = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE + ideographs / CHARACTERS_PER_MINUTE))
}
