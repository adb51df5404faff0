import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'

it('shows a visitor neither hidden nor personal coupons', async () => {
  const shop = await openShop()
  const coupons = (await shop.json('/wp-json/v1/autocoupons')) as { code: string }[]
  expect(coupons.map(({ code }) => code)).toEqual(['HELLO'])
})
