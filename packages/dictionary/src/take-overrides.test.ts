import { describe, expect, it } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { words } from './languages/ru.ts'
import { takeOverrides } from './take-overrides.ts'

const translate = (overrides: unknown) => createTranslator(words, 'ru', overrides)

describe('the operator', () => {
  it('renames any word', () => {
    expect(translate({ 'product.add': 'Хочу это' })('product.add')).toBe('Хочу это')
  })

  it('renames a word with its placeholders', () => {
    expect(translate({ 'product.addFor': 'Беру за {sum}' })('product.addFor', { sum: '590 ₽' })).toBe(
      'Беру за 590 ₽',
    )
  })

  it('gives his own plural forms', () => {
    const t = translate({
      'cart.items': { one: '{count} блюдо', few: '{count} блюда', other: '{count} блюд' },
    })
    expect([1, 2, 5].map((count) => t('cart.items', { count }))).toEqual(['1 блюдо', '2 блюда', '5 блюд'])
  })

  it('says one text for all counts', () => {
    expect(translate({ 'cart.items': 'Штук: {count}' })('cart.items', { count: 5 })).toBe('Штук: 5')
  })
})

describe('a broken override is ignored', () => {
  it.each([
    ['an unknown key', { 'no.such': 'text' }],
    ['a key of every object', JSON.parse('{"__proto__": "text", "constructor": "text"}')],
    ['a number', { 'product.add': 5 }],
    ['nothing', { 'product.add': null }],
    ['an empty text', { 'product.add': '' }],
    ['blanks', { 'product.add': '  ' }],
    ['a placeholder that nobody fills', { 'product.add': 'В корзину, {who}' }],
    ['forms where the word has one', { 'product.add': { one: 'a', other: 'b' } }],
    ['forms without the last resort', { 'cart.items': { one: '{count} блюдо' } }],
    ['forms that are not texts', { 'cart.items': { one: 1, other: '{count} блюд' } }],
    ['a list', { 'cart.items': ['блюдо', 'блюда'] }],
  ])('%s', (_fault, overrides) => {
    expect(takeOverrides(words, overrides)).toEqual({})
  })

  it.each([undefined, null, '', 'text', 7, [], false])('a document that is %j', (overrides) => {
    expect(translate(overrides)('product.add')).toBe('В корзину')
  })

  it('and the good ones beside it still count', () => {
    const t = translate({ 'product.add': '', 'cart.title': 'Мой заказ' })
    expect([t('product.add'), t('cart.title')]).toEqual(['В корзину', 'Мой заказ'])
  })
})
