import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

test(
  'files of the catalogue are asked for with their time and past every cache',
  ONE_SIZE,
  async ({ shop, page }) => {
    const sent = page.waitForRequest(/\/app_sync\//)
    await shop.open('/contacts')
    const { pathname, searchParams } = new URL((await sent).url())
    expect(pathname).toBe('/api/wp-content/uploads/app_sync/prodcat.json')
    expect([...searchParams.keys()].sort()).toEqual(['nocache', 't'])
    expect(Number(searchParams.get('t')) % 180_000).toBe(0)
    expect(searchParams.get('nocache')).toMatch(/^\d{13}$/)
  },
)

test(
  'a kitchen’s price file is asked for past every cache alone',
  ONE_SIZE,
  async ({ shop, page, place }) => {
    await shop.open('/menu/rolls')
    const sent = page.waitForRequest(
      (request) => /price/.test(request.url()) && request.url().includes('.json'),
    )
    await place.fetchFrom('Самобранка на Озёрской')
    expect([...new URL((await sent).url()).searchParams.keys()]).toEqual(['nocache'])
  },
)

test('the settings are asked for past caches', ONE_SIZE, async ({ shop, page }) => {
  const sent = page.waitForRequest(/\/all_settings\?/)
  await shop.open('/menu/rolls')
  await page.getByRole('banner').getByRole('button', { name: 'Куда доставить' }).click()
  const request = await sent
  expect(await request.headerValue('cache-control')).toBe('no-cache')
  expect(await request.headerValue('pragma')).toBe('no-cache')
})

test('a cart of no known version is let go', ONE_SIZE, async ({ shop, page }) => {
  await shop.open('/contacts')
  await page.evaluate(() => {
    localStorage.removeItem('samobranka:version')
    localStorage.setItem('samobranka:cart', '{"lines":[{"productId":1001,"count":1}]}')
  })
  await shop.open('/contacts')
  await expect(page.getByRole('button', { name: /^Корзина/ })).toHaveAccessibleName(/пуст/)
})

test('the pictures of the manifest are kept in media-cache', ONE_SIZE, async ({ shop, page }) => {
  await shop.open('/contacts')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const request = indexedDB.open('media-cache', 1)
          request.onerror = () => resolve([])
          request.onupgradeneeded = () => {
            for (const name of ['videos', 'photos']) request.result.createObjectStore(name)
          }
          request.onsuccess = () => {
            const all = request.result.transaction('photos').objectStore('photos').getAllKeys()
            all.onsuccess = () => {
              request.result.close()
              resolve(all.result.map(String))
            }
          }
        }),
    )
  await expect.poll(async () => (await kept()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
  for (const address of await kept()) expect(address).toMatch(/^\/api\//)
})
