import type { Language } from './language.ts'
import type { Words } from './words.ts'

// One import a language, spelled out: a bundler then makes one chunk each, and a browser loads only its own.
const languages: Record<Language, () => Promise<{ words: Words }>> = {
  ru: () => import('./languages/ru.ts'),
  be: () => import('./languages/be.ts'),
  en: () => import('./languages/en.ts'),
  de: () => import('./languages/de.ts'),
  fr: () => import('./languages/fr.ts'),
  pt: () => import('./languages/pt.ts'),
  es: () => import('./languages/es.ts'),
  it: () => import('./languages/it.ts'),
  hy: () => import('./languages/hy.ts'),
  vi: () => import('./languages/vi.ts'),
  id: () => import('./languages/id.ts'),
  'zh-CN': () => import('./languages/zh-cn.ts'),
  kk: () => import('./languages/kk.ts'),
  tr: () => import('./languages/tr.ts'),
  tt: () => import('./languages/tt.ts'),
  az: () => import('./languages/az.ts'),
  uz: () => import('./languages/uz.ts'),
  hi: () => import('./languages/hi.ts'),
}

export async function loadWords(language: Language): Promise<Words> {
  const { words } = await languages[language]()
  return words
}
