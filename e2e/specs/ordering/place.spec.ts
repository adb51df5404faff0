import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test.describe('the place', () => {
  test('is asked for before anything is added, and what was tapped goes in by itself', async ({
    shop,
    catalogue,
    place,
    cart,
    page,
  }) => {
    await shop.open('/menu/rolls')
    const add = catalogue.card('Филадельфия').getByRole('button', { name: 'В корзину' })
    await add.click()
    await expect(place.dialog).toBeVisible()
    await place.bringTo('садовая 14', 'Озёрск, Садовая улица, 14')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Садовая улица, 14' })).toBeVisible()
    await cart.expectCountOnCard('Филадельфия', 1)
    await page.reload()
    await shop.expectHydrated()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Садовая улица, 14' })).toBeVisible()
  })

  test('says kitchen, time and price, and every problem at once', async ({ shop, place, page }) => {
    await shop.open()
    await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
    await place.confirm()
    await expect(place.dialog.getByText('Выберите корректный адрес')).toBeVisible()
    await expect(place.dialog.getByText('Заполните поля: квартира, подъезд, этаж')).toBeVisible()
    await place.typeAddress('садовая', 'Озёрск, Садовая улица')
    await place.confirm()
    await expect(place.dialog.getByText('Выберите адрес с номером дома')).toBeVisible()
    await place.typeAddress('садовая 14', 'Озёрск, Садовая улица, 14')
    await expect(place.dialog.getByText('Приготовим в «Самобранка на Озёрской»')).toBeVisible()
    await expect(place.dialog.getByText(/Доставка: 99\s₽ · Бесплатно от 900\s₽/)).toBeVisible()
  })

  test('has tabs that keys move, and closes by Escape', ONE_SIZE, async ({ shop, place, page }) => {
    await shop.open()
    const control = page.getByRole('banner').getByRole('button', { name: 'Куда доставить' })
    await control.click()
    await place.dialog.getByRole('tab', { name: 'Доставка' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(place.dialog.getByRole('tab', { name: 'Самовывоз' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(place.dialog.getByRole('radio')).not.toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(place.dialog.getByRole('tab', { name: 'В зале' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(place.dialog).toBeHidden()
    await expect(control).toBeFocused()
  })
})

test.describe('a place where nobody delivers', () => {
  // That it lies outside is told by 404.
  test.use({ expectedNoise: /404 .*geo\/v1\/zone/ })

  test(
    'offers to come, and tells the operator who wishes for it',
    ONE_SIZE,
    async ({ shop, place, page, context, request }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 57.6, longitude: 39.9 })
      await shop.open()
      await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
      await place.dialog.getByRole('button', { name: 'Моё местоположение' }).click()
      // By its words: a slow machine may say beside it that the map did not come.
      await expect(place.dialog.getByText('Ваш адрес вне зоны доставки')).toBeVisible()
      await place.dialog.getByLabel('Телефон').fill('8 (916) 555-66-77')
      await place.dialog.getByRole('button', { name: 'Сообщить, когда начнёте' }).click()
      await expect(place.dialog.getByText('Спасибо, сообщим первым делом')).toBeVisible()
      await expect
        .poll(async () => (await request.get('/_dev/outbox')).text())
        .toContain('Сообщить, когда начнёте: +79165556677')
      await place.dialog.getByRole('tabpanel').getByRole('button', { name: 'Самовывоз' }).click()
      await expect(place.dialog.getByRole('tab', { name: 'Самовывоз' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
    },
  )
})
