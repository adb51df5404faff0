import type { Cart, Category, Coupon, Product } from '@samobranka/rules'
import { aCoupon } from '@samobranka/rules/testing/a-coupon'
import { aCategory, aProduct } from '@samobranka/rules/testing/a-product'

const NAMES = [
  'Маргарита',
  'Пепперони',
  'Филадельфия',
  'Том-ям',
  'Борщ',
  'Чизкейк',
  'Капучино',
  'Сыр',
  'Лосось',
  'Груша',
]
const KINDS = ['с базиликом', 'острая', 'по-домашнему', 'с грибами', 'двойная', 'без глютена', 'фермерская']

export const categories: readonly Category[] = Array.from({ length: 40 }, (_, index) =>
  aCategory({
    id: 100 + index,
    name: `Раздел ${index}`,
    parent: index < 10 ? 0 : 100 + (index % 10),
    slug: `razdel-${index}`,
    showOnHome: index % 3 === 0,
  }),
)

/** Goods as a large dark store has them: every fifth with variations, badges and attributes spread around. */
export const someProducts = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, index) =>
    aProduct({
      id: index + 1,
      name: `${NAMES[index % NAMES.length]} ${KINDS[index % KINDS.length]} ${index}`,
      slug: `tovar-${index}`,
      price: 9_900 + (index % 97) * 1_000,
      measureUnit: index % 9 === 0 ? 'kg' : '',
      portionSize: index % 9 === 0 ? 250 : 0,
      categories: [100 + (index % 40)],
      badges: index % 4 === 0 ? [{ id: 'hit', name: 'Хит', color: '' }] : [],
      attributes: [{ name: 'Кухня', value: `Кухня ${index % 12}` }],
    }),
  )

/** Automatic coupons that are all in force and all have to look at the lines. */
export const someCoupons = (count: number): readonly Coupon[] =>
  Array.from({ length: count }, (_, index) =>
    aCoupon({
      id: index + 1,
      code: `auto-${index}`,
      name: `Скидка ${index}`,
      discountType: index % 2 === 0 ? 'percent' : 'fixed_cart',
      amount: index % 2 === 0 ? 10 : 100,
      minimumAmount: 10_000,
      categoryIds: [100 + (index % 10)],
      warehouseIds: [1],
      devices: ['site'],
      autoApply: true,
      categoryRules: [{ ids: [100 + (index % 10)], quantity: 1 }],
    }),
  )

export const someCart = (lines: number, coupons: readonly Coupon[]): Cart => ({
  lines: Array.from({ length: lines }, (_, index) => ({
    productId: index * 7 + 1,
    variationId: null,
    supplements: [],
    count: 1 + (index % 3),
  })),
  coupons: coupons.map(({ id }) => id),
  promocode: null,
  gifts: [],
  bonuses: 0,
  tips: 0,
  picked: [],
  peopleCount: 1,
})
