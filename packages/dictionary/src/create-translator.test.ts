import { describe, expect, it } from 'vitest'
import { createTranslator } from './create-translator.ts'
import { words as en } from './languages/en.ts'
import { words as ru } from './languages/ru.ts'

const t = createTranslator(ru, 'ru')

describe('a Russian count', () => {
  it.each([
    [0, '0 товаров'],
    [1, '1 товар'],
    [2, '2 товара'],
    [4, '4 товара'],
    [5, '5 товаров'],
    [11, '11 товаров'],
    [12, '12 товаров'],
    [21, '21 товар'],
    [22, '22 товара'],
    [25, '25 товаров'],
    [111, '111 товаров'],
    [1.5, '1,5 товара'],
  ])('%d is said «%s»', (count, said) => {
    expect(t('cart.items', { count })).toBe(said)
  })

  it.each([
    [2, 'Вам доступны 2 скидки или подарка. Выберите 1 из предложенных вариантов'],
    [4, 'Вам доступны 4 скидки или подарка. Выберите 1 из предложенных вариантов'],
    [5, 'Вам доступны 5 скидок или подарков. Выберите 1 из предложенных вариантов'],
    [21, 'Вам доступна 21 скидка или подарок. Выберите 1 из предложенных вариантов'],
    [22, 'Вам доступны 22 скидки или подарка. Выберите 1 из предложенных вариантов'],
  ])('of %d discounts is offered in the right endings', (count, said) => {
    expect(t('discount.manyAvailable', { count })).toBe(said)
  })
})

describe('placeholders', () => {
  it('writes numbers the way of the language', () => {
    const english = createTranslator(en, 'en')
    expect(t('unit.kilogram', { value: 1.5 })).toBe('1,5\u00a0кг')
    expect(english('unit.kilogram', { value: 1.5 })).toBe('1.5\u00a0kg')
    expect(t('cart.items', { count: 12345 })).toMatch(/^12\s345 товаров$/u)
  })

  it('quotes inside a quotation with marks of their own', () => {
    const name = 'Ресторан «Самобранка» у озера'
    expect(t('place.kitchen', { name })).toBe('Приготовим в «Ресторан „Самобранка“ у озера»')
    expect(t('product.related', { name })).not.toContain('„')
    expect(createTranslator(en, 'en')('place.kitchen', { name })).toContain('Ресторан «Самобранка» у озера')
  })

  it('leaves texts as they are, also when they look like a pattern', () => {
    expect(t('product.addFor', { sum: '$& {sum} 590 ₽' })).toBe('В корзину за $& {sum} 590 ₽')
  })

  it('chooses the form by a count that came as text', () => {
    expect(t('cart.items', { count: '2' })).toBe('2 товара')
  })

  it('keeps a placeholder nobody filled visible instead of saying "undefined"', () => {
    expect(t('product.addFor')).toBe('В корзину за {sum}')
    expect(t('cart.items')).toBe('{count} товара')
  })
})

describe('a language the machine has no rules for', () => {
  it('counts Tatar by rules of its own family, not by the language of the machine', () => {
    const tatar = createTranslator({ 'cart.items': { one: 'one {count}', other: 'other {count}' } }, 'tt')
    expect(tatar('cart.items', { count: 1 })).toBe('one 1')
    expect(tatar('cart.items', { count: 1234.5 })).toMatch(/^other 1\s234,5$/u)
  })
})

it('says the key where a page carries only some of the words and asks for another', () => {
  expect(createTranslator<'cart.title'>({}, 'ru')('cart.title')).toBe('cart.title')
})
