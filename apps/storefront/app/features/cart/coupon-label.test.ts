import { createTranslator, loadWords } from '@samobranka/dictionary'
import { expect, it } from 'vitest'
import { couponLabel } from './coupon-label.ts'

const t = createTranslator(await loadWords('ru'), 'ru')

it('says what a code or an automatic coupon takes off, to the letter', () => {
  expect(couponLabel({ discountType: 'percent', amount: 1500 }, t)).toBe('Скидка 15%')
  expect(couponLabel({ discountType: 'fixed_cart', amount: 20_000 }, t)).toBe('200р')
})

it.each([
  [2, 'Вам доступны 2 скидки или подарка. Выберите 1 из предложенных вариантов'],
  [5, 'Вам доступны 5 скидок или подарков. Выберите 1 из предложенных вариантов'],
])('counts %i of them as Russian does', (count, text) => {
  expect(t('discount.manyAvailable', { count })).toBe(text)
})
