import { createTranslator, loadWords } from '@samobranka/dictionary'
import type { Coupon } from '@samobranka/rules'
import { aCoupon } from '@samobranka/rules/testing/a-coupon'
import { expect, it } from 'vitest'
import { couponTerms } from './coupon-terms.ts'

const t = createTranslator(await loadWords('ru'), 'ru')
const money = (sum: number) => `${sum / 100} ₽`
const names = {
  category: (id: number) => ({ 10: 'Пицца', 30: 'Напитки' })[id],
  product: (id: number) => ({ 1001: 'Маргарита' })[id],
  warehouse: (id: number) => ({ 1: 'На Озёрской' })[id],
}
const said = (terms: Partial<Coupon>) => couponTerms(aCoupon(terms), names, t, money)

it.each<[Partial<Coupon>, readonly string[]]>([
  [{}, []],
  [{ minimumAmount: 150_000 }, ['При заказе от 1500 ₽']],
  [{ minimumAmount: 100, maximumAmount: 300_000 }, ['При заказе от 1 ₽', 'При заказе до 3000 ₽']],
  [{ productIds: [1001], categoryIds: [30] }, ['Только: Маргарита, Напитки']],
  [{ excludedCategoryIds: [10] }, ['Кроме: Пицца']],
  [{ categoryIds: [99] }, []],
  [{ weekDays: [5, 1] }, ['пн, пт']],
  [{ weekDays: [1, 2, 3, 4, 5, 6, 7] }, []],
  [{ hourFrom: 12, hourTo: 16 }, ['с 12:00 до 16:00']],
  [{ hourFrom: 22, hourTo: null }, ['с 22:00 до 24:00']],
  [{ hourFrom: 8, hourTo: 8 }, []],
  [{ pickupOnly: true }, ['Самовывоз']],
  [{ pickupOnly: true, deliveryOnly: true }, []],
  [{ warehouseIds: [1] }, ['На Озёрской']],
  [{ firstPurchaseOnly: true }, ['Скидка только на первый заказ']],
])('%j reads %j', (terms, words) => {
  expect(said(terms)).toEqual(words)
})
