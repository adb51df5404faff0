import type { Page } from '@playwright/test'
import { headNow, headOfAddress } from '../../fixtures/page-head.ts'
import type { PageType } from '../../fixtures/page-layout.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

const pageTypes: readonly PageType[] = ['cat1', 'cat2', 'cat12', 'landing', 'samokat', 'lavka']

async function expectOwnHead(page: Page) {
  await expect(async () => expect(await headNow(page)).toEqual(await headOfAddress(page))).toPass()
}

test.describe('title, description and canonical address', () => {
  for (const type of pageTypes) {
    test(
      `${type}: are the page’s own again when a product has closed`,
      ONE_SIZE,
      async ({ shop, pageLayout, catalogue, product, page }) => {
        await pageLayout.choose(type)
        await shop.open('/menu/pizza/classic-pizza/margherita')
        await product.expectOpen('Маргарита')
        expect((await headNow(page)).title).toContain('Маргарита')
        await product.close('Маргарита')
        await expect(page).toHaveURL('/menu/pizza/classic-pizza')
        await expectOwnHead(page)

        await shop.open('/?product_id=1001')
        await product.close('Маргарита')
        await expect(page).toHaveURL('/')
        await expectOwnHead(page)

        await shop.open('/menu/pizza')
        const before = await headNow(page)
        await catalogue.openProduct('Маргарита')
        await product.expectOpen('Маргарита')
        await expectOwnHead(page)
        await product.close('Маргарита')
        await expect.poll(() => headNow(page)).toEqual(before)
      },
    )
  }

  test(
    'restoran: a dish has the page for itself, and its category another',
    ONE_SIZE,
    async ({ shop, pageLayout, page }) => {
      await pageLayout.choose('restoran')
      await shop.open('/menu/pizza')
      await page.getByRole('main').getByRole('link', { name: 'Маргарита', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Маргарита' })).toBeVisible()
      await expectOwnHead(page)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Пицца' })).toBeVisible()
      await expectOwnHead(page)
      await shop.open('/?product_id=1001')
      await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
      await expectOwnHead(page)
    },
  )
})
