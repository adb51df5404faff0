import { describe, expect, it } from 'vitest'
import { localise, translatedInto } from './localise.ts'

const pizza = {
  id: 7,
  name: 'Маргарита',
  description: 'Томаты',
  seo_data: { seo_title: 'Пицца', seo_description: 'Вкусная' },
  variations_data: [
    { variation_id: 71, name: '25 см', price: '450.00' },
    { variation_id: 72, name: '30 см', price: '590.00', translations: { en: { name: '30 cm' } } },
  ],
  badges: [{ name: 'Хит' }, { name: 'Новинка' }],
  translations: {
    en: {
      name: 'Margherita',
      seo_data: { seo_title: 'Pizza' },
      variations_data: [{ variation_id: 71, name: '25 cm' }],
      badges: [{ name: 'Hit' }],
    },
  },
}

describe('localise', () => {
  it('lays the translation over the document and leaves the rest', () => {
    expect(localise(pizza, 'en')).toEqual({
      id: 7,
      name: 'Margherita',
      description: 'Томаты',
      seo_data: { seo_title: 'Pizza', seo_description: 'Вкусная' },
      variations_data: [
        { variation_id: 71, name: '25 cm', price: '450.00' },
        { variation_id: 72, name: '30 cm', price: '590.00' },
      ],
      badges: [{ name: 'Hit' }, { name: 'Новинка' }],
    })
  })

  it('falls back to the default language, without the translations themselves', () => {
    const { translations, ...own } = pizza
    expect(localise(pizza, 'de')).toEqual({
      ...own,
      variations_data: own.variations_data.map(({ translations: _, ...each }) => each),
    })
  })

  it('replaces a list of plain texts whole', () => {
    const document = { tags: ['а', 'б'], translations: { en: { tags: ['a'] } } }
    expect(localise(document, 'en')).toEqual({ tags: ['a'] })
  })
})

it('names the languages that any part is translated into', () => {
  expect([...translatedInto(pizza)]).toEqual(['en'])
  expect([...translatedInto({ a: [{ translations: { tt: {} } }], translations: { en: {} } })]).toEqual([
    'tt',
    'en',
  ])
})
