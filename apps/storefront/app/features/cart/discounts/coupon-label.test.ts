import { createTranslator, loadWords } from '@samobranka/dictionary'
import { formatMoney } from '@samobranka/rules'
import { expect, it } from 'vitest'
import { couponLabel } from './coupon-label.ts'

const t = createTranslator(await loadWords('ru'), 'ru')

const moneyIn =
  (code: string, symbol: string, rate: number, language = 'ru') =>
  (sum: number) =>
    formatMoney(sum, { code, symbol, rate, decimals: 2, isDefault: rate === 1 }, language)

it('says what a code or an automatic coupon takes off, to the letter', () => {
  const roubles = moneyIn('RUB', '₽', 1)
  expect(couponLabel({ discountType: 'percent', amount: 1500 }, t, roubles)).toBe('Скидка 15%')
  expect(couponLabel({ discountType: 'fixed_cart', amount: 20_000 }, t, roubles)).toBe('200р')
})

it('says a sum in another currency with its sign', () => {
  const sum = { discountType: 'fixed_cart', amount: 20_000 } as const
  expect(couponLabel(sum, t, moneyIn('KZT', '₸', 1))).toBe('200\u202F₸')
  expect(couponLabel(sum, t, moneyIn('USD', '$', 0.01, 'en'))).toBe('$2')
})

it.each([
  [2, 'Вам доступны 2 скидки или подарка. Выберите 1 из предложенных вариантов'],
  [5, 'Вам доступны 5 скидок или подарков. Выберите 1 из предложенных вариантов'],
])('counts %i of them as Russian does', (count, text) => {
  expect(t('discount.manyAvailable', { count })).toBe(text)
})

it('roubles that a sum in another currency makes are counted as such', () => {
  const sum = { discountType: 'fixed_cart', amount: 100_000 } as const
  expect(couponLabel(sum, t, moneyIn('RUB', '₽', 0.17))).toBe('170\u202F₽')
})
