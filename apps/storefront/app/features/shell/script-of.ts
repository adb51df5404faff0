export type Script = 'cyrillic' | 'latin' | 'vietnamese'

const CYRILLIC: ReadonlySet<string> = new Set(['ru', 'be', 'kk', 'tt'])
/** The shop's font has none of their letters: they are written in the system's. */
const OTHERS: ReadonlySet<string> = new Set(['hi', 'hy', 'zh-CN'])

/** The file of the shop's font in which a page of that language is written; null: none. */
export function scriptOf(language: string): Script | null {
  if (CYRILLIC.has(language)) return 'cyrillic'
  if (language === 'vi') return 'vietnamese'
  return OTHERS.has(language) ? null : 'latin'
}
