import { expect, it } from 'vitest'
import { maintenancePage } from './maintenance.ts'

it('says the notice and nothing else, and when to come again', async () => {
  const response = await maintenancePage('ru')
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const body = /<body>(.*)<\/body>/s.exec(await response.text())?.[1]
  expect(body).toBe('<p>Приносим свои извинения, сайт находится на профилактике.</p>')
})
