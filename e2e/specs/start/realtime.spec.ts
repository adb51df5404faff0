import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'

const say = (socket: WebSocketRoute | null, event: string, data: object, channel?: string) =>
  socket?.send(JSON.stringify({ event, ...(channel ? { channel } : {}), data: JSON.stringify(data) }))

test('after a publish goods and page are fetched again, and nothing reloads', async ({ shop, page }) => {
  let socket: WebSocketRoute | null = null
  const heard: string[] = []
  await page.routeWebSocket(/\/app\//, (route) => {
    socket = route
    route.onMessage((text) => {
      const { event, data } = JSON.parse(String(text))
      heard.push(`${event} ${data.channel ?? ''}`)
      if (event === 'pusher:subscribe') say(route, 'pusher_internal:subscription_succeeded', {}, data.channel)
    })
    say(route, 'pusher:connection_established', { socket_id: '1.1', activity_timeout: 60 })
  })
  await shop.open()
  await expect.poll(() => heard).toContain('pusher:subscribe catalogue')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))

  const goods = page.waitForRequest(/app_sync/)
  const data = page.waitForRequest(/\.data/)
  say(socket, 'published', { version: 'next' }, 'catalogue')
  await Promise.all([goods, data])
  await expect(page.locator('html')).toHaveAttribute('data-same-page')
})
