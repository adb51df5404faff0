import { aCoupon } from '@samobranka/rules/testing/a-coupon'
import { expect, it } from 'vitest'
import { publicOf } from './load-promocodes.ts'

it('shows codes for everybody beside the customer’s own, each once, and none that come by themselves or count elsewhere only', () => {
  const listed = [
    aCoupon({ id: 1, code: 'FOR-ALL' }),
    aCoupon({ id: 2, code: 'AUTO', autoApply: true }),
    aCoupon({ id: 3, code: 'VERAS', individual: true }),
    aCoupon({ id: 4, code: 'WON' }),
    aCoupon({ id: 5, code: 'APP', devices: ['app'] }),
    aCoupon({ id: 6, code: 'SITE', devices: ['site', 'app'] }),
  ]
  expect(publicOf(listed, [{ id: 4 }]).map(({ code }) => code)).toEqual(['FOR-ALL', 'SITE'])
})
