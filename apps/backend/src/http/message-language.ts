import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@samobranka/dictionary'
import { boundedMap } from '../memory/bounded-map.ts'

const kept = boundedMap<Language>(64 * 1024)

/** The language a refusal's message is said in: `lang`, else what the caller's program prefers. */
export function messageLanguage(lang: string | null, acceptLanguage: string | null): Language {
  if (isLanguage(lang)) return lang
  if (acceptLanguage === null) return DEFAULT_LANGUAGE
  const known = kept.get(acceptLanguage)
  if (known) return known
  const preferred = preferredLanguage(acceptLanguage)
  // Programs say one of a few lines with every call; whoever makes lines up fills no memory.
  kept.set(acceptLanguage, preferred)
  return preferred
}

function preferredLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage
    .split(',')
    .map((part, order) => {
      const [tag = '', ...params] = part.trim().split(';')
      const quality = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean)
      return { tag: tag.toLowerCase(), weight: quality === undefined ? 1 : Number(quality), order }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order)
  for (const { tag } of wishes) {
    const known =
      LANGUAGES.find(({ code }) => code.toLowerCase() === tag) ??
      LANGUAGES.find(({ code }) => code.split('-')[0] === tag.split('-')[0])
    if (known) return known.code
  }
  return DEFAULT_LANGUAGE
}
