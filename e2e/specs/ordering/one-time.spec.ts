import { HOME } from '../../fixtures/checkout.ts'
import { expect, test } from '../../fixtures/test.ts'

test('header, cart, checkout and order tell the same time, and what is left shrinks', async ({
  shop,
  cart,
  checkout,
  orderStatus,
  page,
}) => {
  const main = page.getByRole('main')
  await checkout.openWith([{ productId: 1105, count: 4 }], HOME)
  await shop.open('/contacts')
  await cart.open()
  const promise = cart.dialog.getByText(/^Привезём за \d+–\d+\sмин$/)
  const minutes = /\d+–\d+/.exec(await promise.innerText())?.[0] ?? ''
  await shop.open('/order')
  await expect(page.getByRole('banner')).toContainText(`${minutes} мин · Доставка`)
  await expect(main).toContainText(`Как можно скорее, около ${minutes} мин`)
  await checkout.introduce()
  await checkout.order()
  await orderStatus.expectStage('Заказ принят')
  await expect(main).toContainText(`Осталось ${minutes} мин`)
  const left = async () => Number(/Осталось (?:\d+–)?(\d+)\sмин/.exec(await main.innerText())?.[1])
  const accepted = await left()
  await orderStatus.move('cooking')
  await orderStatus.expectStage('Готовится')
  const cooking = await left()
  expect(cooking).toBeLessThan(accepted)
  await orderStatus.move('courier')
  await orderStatus.expectStage('Курьер в пути')
  expect(await left()).toBeLessThan(cooking)
})
