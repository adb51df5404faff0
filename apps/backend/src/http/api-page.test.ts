import { endpoints } from '@samobranka/contract'
import { expect, it } from 'vitest'
import { openShop } from '../testing/open-shop.ts'

it('shows every call of the table, with its refusals', async () => {
  const shop = await openShop()
  const response = await shop.get('/wp-json/docs')
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  for (const { method, path, refusals } of Object.values(endpoints)) {
    expect(page).toContain(`<code>${method} ${path}</code>`)
    for (const code of refusals) expect(page).toContain(`<code>${code}</code>`)
  }
})
