import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, loadWords, type Message } from './index.ts'
import { words as en } from './languages/en.ts'
import { words as ru } from './languages/ru.ts'
import { borrowed, international } from './same-words.ts'

const source: Record<string, Message> = ru
const english: Record<string, Message> = en
const keys = Object.keys(source)

const texts = (message: Message | undefined) =>
  typeof message === 'object' ? Object.values(message) : [message ?? '']
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
const withoutPlaceholders = (text: string) => text.replace(/\{\w+\}/g, '')
// Intl has no rules for Tatar; the translator counts it by Kazakh ones.
const categories = (language: Language) =>
  new Intl.PluralRules(language === 'tt' ? 'kk' : language).resolvedOptions().pluralCategories.toSorted()

describe.each(LANGUAGES.map(({ code }) => code))('%s', async (language) => {
  const words: Record<string, Message> = await loadWords(language)
  const where = (wrong: (text: string) => boolean) => keys.filter((key) => texts(words[key]).some(wrong))

  it('has exactly the keys of Russian, in the same order', () => {
    expect(Object.keys(words)).toEqual(keys)
  })

  it('says something under every key', () => {
    expect(where((text) => text.trim() === '')).toEqual([])
  })

  it('has no blanks at the ends of a text and no two in a row', () => {
    expect(where((text) => /^\s|\s$|\s\s/.test(text))).toEqual([])
  })

  it('keeps a number and its unit on one line', () => {
    const units = Object.entries(words).flatMap(([key, message]) =>
      key.startsWith('unit.') ? texts(message).map((text) => withoutPlaceholders(text).trim()) : [],
    )
    const parted = new RegExp(
      `(?:\\d|\\{(?:amount|count|left)\\}) (?:${[...units, '%', '₽'].join('|')})(?!\\p{L})`,
      'u',
    )
    const counted = /\{(?:minutes|percent|distance|value)\} /
    expect(units.length).toBeGreaterThan(8)
    expect(where((text) => parted.test(text) || counted.test(text))).toEqual([])
  })

  it('fills the same placeholders as Russian', () => {
    const wrong = keys.filter((key) => {
      const [expected = ''] = texts(source[key])
      return texts(words[key]).some((text) => placeholders(text) !== placeholders(expected))
    })
    expect(wrong).toEqual([])
  })

  it('has every plural form its counting rules ask for, and no other', () => {
    const plural = keys.filter((key) => typeof source[key] === 'object')
    const wrong = plural.filter(
      (key) =>
        Object.keys(words[key] ?? {})
          .toSorted()
          .join() !== categories(language).join(),
    )
    expect(plural.length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  it('does not raise its voice where Russian does not', () => {
    const loud = where((text) => /[!！¡]/.test(text))
    expect(loud.filter((key) => key !== 'discount.oneAvailable')).toEqual([])
  })

  it('names cookie in the cookie notice', () => {
    expect(words['cookie.text']).toMatch(/cookie/i)
  })

  it('mixes no alphabets inside a word', () => {
    const mixed = /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}/u
    expect(where((text) => mixed.test(withoutPlaceholders(text)))).toEqual([])
  })

  if (language !== 'ru' && language !== 'en') {
    it('leaves nothing untranslated', () => {
      const same = keys.filter((key) => {
        const others = [...texts(source[key]), ...texts(english[key])]
        return texts(words[key]).some(
          (text) => /\p{L}/u.test(withoutPlaceholders(text)) && others.includes(text),
        )
      })
      expect(same.filter((key) => !international.has(key))).toEqual(borrowed[language])
    })
  }

  if (!['ru', 'be', 'kk', 'tt'].includes(language)) {
    it('has no Cyrillic letters', () => {
      expect(where((text) => /\p{sc=Cyrillic}/u.test(text))).toEqual([])
    })
  }
})
