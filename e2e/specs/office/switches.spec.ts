import type { Page } from '@playwright/test'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

/** Nobody else orders it, and nobody counts it. */
const DISH = 'Луковые кольца'
const KITCHEN = 'Самобранка на Озёрской'

async function signIn(page: Page): Promise<void> {
  await page.goto('/office/sign-in')
  await page.getByRole('button', { name: 'Осмотреться как менеджер' }).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

async function stop(office: Page, dish: string): Promise<void> {
  await office.goto('/office/switches')
  await office.getByRole('tab', { name: 'Стоп-лист' }).click()
  await office.getByRole('radio', { name: KITCHEN }).click()
  await office.getByRole('radio', { name: '1 час' }).click()
  await office.getByRole('searchbox', { name: /Блюдо/ }).fill(dish.slice(0, 7))
  await office.getByRole('button', { name: `Поставить на стоп: ${dish}` }).click()
}

const switchOf = (office: Page, what: string) => office.getByRole('listitem', { name: what })

test(
  'what the office stops an open page shows within seconds, and gives back when it is ended',
  ONE_SIZE,
  async ({ shop, place, catalogue, cart, page, browser, baseURL }) => {
    await shop.open('/menu/burgers')
    await place.fetchFrom(KITCHEN)
    const card = catalogue.card(DISH)
    await cart.add(DISH)

    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const office = await context.newPage()
    await signIn(office)
    await stop(office, DISH)
    await expect(switchOf(office, DISH)).toContainText('Стоп-лист')
    await expect(card).toContainText('Нет в наличии', { timeout: 5_000 })
    await expect(card.getByRole('button', { name: 'Увеличить количество' })).toBeHidden()
    await cart.open()
    await expect(cart.dialog.getByRole('listitem').filter({ hasText: DISH })).toContainText('Нет в наличии')
    await page.keyboard.press('Escape')

    const body = {
      delivery_type: 'local_pickup',
      warehouse_id: 1,
      take_time: 'asap',
      lines: [{ product_id: 2315, count: 1, supplements: [] }],
      people_count: 1,
      payment_method: 'cod',
      customer: { name: 'Пётр', phone: '+79160000001' },
    }
    const codes = async () => {
      const response = await page.request.post('/api/wp-json/checkout/v1/quote', { data: body })
      return (await response.json()).problems.map(({ code }: { code: string }) => code)
    }
    expect(await codes()).toContain('items_unavailable')

    await switchOf(office, DISH).getByRole('button', { name: 'Снять сейчас' }).click()
    await expect(switchOf(office, DISH)).toBeHidden()
    await expect(card).not.toContainText('Нет в наличии', { timeout: 5_000 })
    expect(await codes()).not.toContain('items_unavailable')
    await context.close()
  },
)
