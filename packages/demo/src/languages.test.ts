import { type JsonObject, localise } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { demoFile } from './testing/read-demo.ts'

type Entity = JsonObject & { readonly translations?: Record<string, JsonObject> }
const read = <T>(file: string) => JSON.parse(demoFile(`${file}.json`)) as T
const codes = read<{ code: string }[]>('languages').map(({ code }) => code)
const foreign = codes.filter((code) => code !== 'ru')

const products = read<(Entity & { badges: Entity[] })[]>('products')
/** What every language calls by its own name. */
const named: Record<string, readonly Entity[]> = {
  categories: read<Entity[]>('categories'),
  badges: products.flatMap(({ badges }) => badges),
  levels: read<{ bonus_levels: Entity[] }>('settings').bonus_levels,
  wheel: read<{ sectors: Entity[] }>('wheel').sectors,
  menu: read<{ menu: Entity[] }>('settings').menu,
}
const nameOf = ({ name, label, title }: JsonObject) => String(name ?? label ?? title)
const numbers = (text: string) => text.match(/\d+/g) ?? []

/** The letters a language is written in; Latin where it is not told. */
const letters: Record<string, RegExp> = {
  ru: /\p{Script=Cyrillic}/u,
  be: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
  tt: /\p{Script=Cyrillic}/u,
  hy: /\p{Script=Armenian}/u,
  hi: /\p{Script=Devanagari}/u,
  'zh-CN': /\p{Script=Han}/u,
}

describe.each(foreign)('the demo in %s', (code) => {
  it.each(Object.keys(named))('calls its %s by their names', (what) => {
    const entities = named[what] ?? []
    const silent = entities.filter(({ translations }) => !nameOf(translations?.[code] ?? {}).trim())
    expect(silent.map(nameOf)).toEqual([])
    for (const entity of entities.filter(({ slug }) => slug !== 'uncategorized')) {
      const name = nameOf(localise(entity, code, 'ru'))
      expect(name).not.toBe('undefined')
      expect(name).toMatch(letters[code] ?? /\p{Script=Latin}/u)
      if (!letters[code]?.test('я')) expect(name).not.toMatch(/\p{Script=Cyrillic}/u)
      expect(numbers(name)).toEqual(numbers(nameOf(entity)))
    }
  })

  it('calls no two categories of one parent alike', () => {
    const names = named.categories?.map((one) => `${one.parent} ${nameOf(localise(one, code, 'ru'))}`)
    expect(new Set(names).size).toBe(names?.length)
  })

  it('calls a badge the same on every product', () => {
    const names = new Map(named.badges?.map((one) => [one.id, nameOf(localise(one, code, 'ru'))]))
    const astray = named.badges?.filter((one) => names.get(one.id) !== nameOf(localise(one, code, 'ru')))
    expect(astray).toEqual([])
    expect(new Set(names.values()).size).toBe(names.size)
  })
})

describe('what the demo says', () => {
  const prose = [
    'categories',
    'products',
    'coupons',
    'banners',
    'popups',
    'posts',
    'pages',
    'wheel',
    'settings',
  ]
  const texts = prose.flatMap((file) => saidUnder(read<unknown>(file)))

  it('keeps a number and its unit on one line', () => {
    const parted = /\d (?:[₽%]|(?:г|кг|мл|л|мин|км|g|kg|ml|l|min|km)(?!\p{L})|минут|минуты|час)/u
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((text) => parted.test(text))).toEqual([])
  })

  it('quotes inside a quotation with marks of their own', () => {
    expect(texts.filter((text) => /«[^»]*«/.test(text))).toEqual([])
  })
})

/** Typed as they are, streets and people of the town, or words a shop speaks through others. */
const ours = new Set(['code', 'address', 'slug', 'id', 'zone', 'referral_code'])

describe('the demo in English', () => {
  const shown = [
    'categories',
    'products',
    'coupons',
    'banners',
    'popups',
    'brands',
    'posts',
    'pages',
    'wheel',
  ]
  const more = ['warehouses', 'pickups', 'payments', 'shipping', 'galleries']
  it.each([...shown, ...more])('%s say nothing in Russian but codes', (file) => {
    const document = read<unknown>(file)
    const entities = (Array.isArray(document) ? document : [document]) as Entity[]
    const russian = entities.flatMap((one) => textsOf(localise(one, 'en', 'ru'))).filter(isRussian)
    expect(russian).toEqual([])
  })
})

// A promo code is typed as it is, in whatever language the sentence around it speaks.
const isRussian = (text: string) => /[а-яё]/.test(text.replace(/[А-ЯЁ\d]{3,}/g, ''))

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (ours.has(key) ? [] : textsOf(one)))
}

const SAID = new Set(['description', 'text', 'content', 'excerpt', 'conditions', 'footer_infoblock', 'label'])

function saidUnder(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return SAID.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => saidUnder(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => saidUnder(one, name))
}
