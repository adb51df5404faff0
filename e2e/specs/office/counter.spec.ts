import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

// Nobody is signed in at first.
test.use({ expectedNoise: /401/, locale: 'ru-RU' })

/** Both sizes go at once, and a kitchen has one drawer. */
const kitchenOf = (project: string) =>
  project === 'phone' ? 'Самобранка в Заречье' : 'Ресторан «Самобранка» у озера'

async function open(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address)
  const lookAround = page.getByRole('button', { name: 'Осмотреться как владелец' })
  const screen = page.getByRole('heading', { level: 1, name: heading })
  await expect(lookAround.or(screen)).toBeVisible()
  if (await lookAround.isVisible()) await lookAround.click()
  await expect(screen).toBeVisible()
  await page.getByRole('combobox', { name: 'Кухня' }).click()
  await page.getByRole('option', { name: kitchenOf(test.info().project.name) }).click()
}

test('a drawer is opened, moved, counted, and the day is signed', async ({ page, expectAccessible }) => {
  await open(page, '/office/counter', 'Касса')
  const drawer = page.getByRole('region', { name: 'Денежный ящик' })
  const ask = (name: string) => page.getByRole('dialog', { name })

  await drawer.getByRole('button', { name: 'Открыть ящик' }).click()
  await ask('Открыть ящик').getByRole('textbox', { name: 'Размен' }).fill('5 000')
  await page.keyboard.press('Tab')
  await ask('Открыть ящик').getByRole('button', { name: 'Открыть ящик' }).click()

  await drawer.getByRole('button', { name: 'Изъять' }).click()
  await ask('Изъять').getByRole('textbox', { name: 'Сумма' }).fill('1200')
  await ask('Изъять').getByRole('button', { name: 'Изъять' }).click()
  await expect(ask('Изъять').getByText('Напишите причину')).toBeVisible()
  await ask('Изъять').getByRole('textbox', { name: 'Причина' }).fill('Закупка льда')
  await ask('Изъять').getByRole('button', { name: 'Изъять' }).click()
  await expect(drawer).toContainText(/Должно быть\s*3\s800/)
  await expectAccessible()

  await page.getByRole('link', { name: 'Закрыть день' }).click()
  await page.getByRole('combobox', { name: 'Кухня' }).click()
  await page.getByRole('option', { name: kitchenOf(test.info().project.name) }).click()
  await expect(page.getByText('Сначала пересчитайте и закройте ящик')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Закрыть день' })).toBeDisabled()

  await open(page, '/office/counter', 'Касса')
  await drawer.getByRole('button', { name: 'Пересчитать и закрыть' }).click()
  const counting = ask('Пересчитать и закрыть')
  await counting.getByRole('textbox', { name: 'Пересчитано' }).fill('3790')
  await expect(counting.getByText('Недостача 10')).toBeVisible()
  await counting.getByRole('textbox', { name: 'Почему не сходится' }).fill('Не нашли')
  await counting.getByRole('button', { name: 'Пересчитать и закрыть' }).click()
  await expect(page.getByText('Ящик не открыт')).toBeVisible()

  await open(page, '/office/day-close', 'Закрытие дня')
  const confirms = page.getByRole('checkbox', { name: 'Закрыть день с открытыми заказами' })
  await expect(page.getByRole('heading', { name: 'По способам оплаты' })).toBeVisible()
  if (await confirms.isVisible()) await confirms.check()
  await page.getByRole('textbox', { name: 'Почему не сходится' }).fill('Не нашли десять рублей')
  await expectAccessible()
  await page.getByRole('button', { name: 'Закрыть день' }).click()
  await expect(page.getByText(/^Подписано: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Закрыть день' })).toBeHidden()
})

test('who walks in sits down, moves to another table and leaves', async ({ page, expectAccessible }) => {
  await open(page, '/office/tables', 'Столы')
  const seating = page.getByRole('dialog', { name: 'Посадить с улицы' })
  await page.getByRole('button', { name: 'Посадить с улицы' }).click()
  await seating.getByRole('radio', { name: /^\d+/ }).first().click()
  await seating.getByRole('radio', { name: '3', exact: true }).click()
  await seating.getByRole('radio', { name: '30 мин' }).click()
  await expectAccessible()
  await seating.getByRole('button', { name: 'Посадить', exact: true }).click()

  const guests = page.getByRole('article', { name: /^С улицы/ }).filter({ hasText: 'За столом' })
  await expect(guests).toContainText('Гостей: 3')
  const before = await guests.getAttribute('aria-label')
  await guests.getByRole('button', { name: 'Пересадить' }).click()
  const moving = page.getByRole('dialog', { name: 'Пересадить' })
  await moving.getByRole('radio').last().click()
  await moving.getByRole('button', { name: 'Пересадить' }).click()
  await expect(guests).not.toHaveAttribute('aria-label', before ?? '')
  await expectAccessible()
  await guests.getByRole('button', { name: 'Освободить' }).click()
  await expect(page.getByText('Ушли')).toBeVisible()
})
