import { describe, expect, it } from 'vitest'
import { localise } from './localise.ts'

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
      description: '',
      seo_data: { seo_title: 'Pizza' },
      variations_data: [{ variation_id: 71, name: '25 cm' }],
      badges: [{ name: 'Hit' }],
    },
    ru: { name: 'never used' },
  },
}

describe('localise', () => {
  it('lays the translation over the document, at every depth, and leaves the rest', () => {
    expect(localise(pizza, 'en', 'ru')).toEqual({
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

  it.each(['de', 'ru'])('speaks the default language where there is no translation into %s', (language) => {
    const { translations, ...own } = pizza
    const variations = own.variations_data.map(({ variation_id, name, price }) => ({
      variation_id,
      name,
      price,
    }))
    expect(localise(pizza, language, 'ru')).toEqual({ ...own, variations_data: variations })
  })

  it('replaces a list of plain texts whole', () => {
    expect(localise({ tags: ['а', 'б'], translations: { en: { tags: ['a'] } } }, 'en', 'ru')).toEqual({
      tags: ['a'],
    })
  })

  it('does not change the document', () => {
    const before = structuredClone(pizza)
    localise(pizza, 'en', 'ru')
    expect(pizza).toEqual(before)
  })
})
