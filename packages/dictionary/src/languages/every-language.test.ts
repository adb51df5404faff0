import { describe, expect, it } from 'vitest'
import { type Language, loadWords, type Message } from '../index.ts'
import { words as ru } from './ru.ts'

const written: Language[] = [
  'ru',
  'be',
  'en',
  'de',
  'fr',
  'pt',
  'es',
  'it',
  'hy',
  'vi',
  'id',
  'zh-CN',
  'kk',
  'tr',
  'tt',
  'az',
  'uz',
  'hi',
]
const source: Record<string, Message> = ru
const keys = Object.keys(source)

const texts = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message))
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
// Intl has no rules for Tatar; the translator counts it by Kazakh ones.
const categories = (language: Language) =>
  new Intl.PluralRules(language === 'tt' ? 'kk' : language).resolvedOptions().pluralCategories.toSorted()

describe.each(written)('%s', async (language) => {
  const words: Record<string, Message> = await loadWords(language)

  it('has exactly the keys of Russian, in the same order', () => {
    expect(Object.keys(words)).toEqual(keys)
  })

  it('says something under every key', () => {
    const silent = keys.filter((key) => texts(words[key] ?? '').some((text) => text.trim() === ''))
    expect(silent).toEqual([])
  })

  it('has no blanks at the ends of a text and no two in a row', () => {
    const ragged = keys.filter((key) => texts(words[key] ?? '').some((text) => /^\s|\s$|\s\s/.test(text)))
    expect(ragged).toEqual([])
  })

  it('fills the same placeholders as Russian', () => {
    const wrong = keys.filter((key) => {
      const [expected = ''] = texts(source[key] ?? '')
      return texts(words[key] ?? '').some((text) => placeholders(text) !== placeholders(expected))
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
    const loud = keys.filter((key) => texts(words[key] ?? '').some((text) => /[!！]/.test(text)))
    expect(loud.filter((key) => key !== 'discount.oneAvailable')).toEqual([])
  })
})
