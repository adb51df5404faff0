import { read, settings as settingsNoun } from '@samobranka/contract'
import { describe, expect, it, vi } from 'vitest'
import type { Shop } from './shop.ts'
import { currencyOf, readVisit } from './visit.ts'

function settingsOf(wire: object) {
  const reading = read(settingsNoun, wire)
  if (!reading.ok) throw new Error('unreadable')
  return reading.value
}

const languages = [
  { code: 'ru', text: 'Русский' },
  { code: 'en', text: 'English', default: true },
]
const published = settingsOf({ languages })
const readSettings = vi.fn(async (_language: string) => published)
const shop = {
  settings: readSettings,
  front: async () => ({ pageType: 'cat1', extra: {} }),
  now: () => new Date(0),
} as unknown as Shop

const languageOf = async (path: string, cookie = '') => {
  const request = new Request(`https://shop.example${path}`, { headers: { Cookie: cookie } })
  return (await readVisit(request, shop))?.language
}

describe('the language of a visit', () => {
  it('is the operator’s default while nobody has chosen', async () => {
    expect(await languageOf('/')).toBe('en')
    expect(readSettings).toHaveBeenLastCalledWith('')
  })

  it('is that of the address, then that of the cookie', async () => {
    expect(await languageOf('/?lang=de', 'lang=ru')).toBe('de')
    expect(await languageOf('/', 'lang=ru')).toBe('ru')
    expect(readSettings).toHaveBeenLastCalledWith('ru')
    expect(await languageOf('/?lang=tlh', 'lang=elvish')).toBe('en')
  })
})

describe('the money of a visit', () => {
  it('is known by the operator’s symbol where he lists no currencies', () => {
    expect(currencyOf(settingsOf({ front_currency: '₸' }), null)).toMatchObject({ code: 'KZT', symbol: '₸' })
    expect(currencyOf(settingsOf({}), 'USD')).toMatchObject({ code: 'RUB', symbol: '₽' })
  })

  it('is the chosen one of those listed, else the one that is charged', () => {
    const currencies = [
      { code: 'RUB', symbol: '₽', rate: 1, decimals: 0, default: true },
      { code: 'USD', symbol: '$', rate: 0.01, decimals: 2 },
    ]
    const listed = settingsOf({ currencies })
    expect(currencyOf(listed, 'USD').code).toBe('USD')
    expect(currencyOf(listed, 'XXX').code).toBe('RUB')
  })
})
