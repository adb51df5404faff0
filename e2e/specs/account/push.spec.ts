import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decryptPush } from '../../../apps/backend/src/push/testing/decrypt-push.ts'
import { moveOrder } from '../../fixtures/order-status.ts'
import { placeOrder } from '../../fixtures/placed-order.ts'
import { expect, ONE_SIZE, test } from '../../fixtures/test.ts'

// No push service can be reached from here: the browser's part of subscribing is played by this file, with real keys.
test.use({ serviceWorkers: 'allow' })

test(
  'an order’s step comes as a push to who agreed, sealed for that browser, until the browser is gone',
  ONE_SIZE,
  async ({ shop, account, page, context, baseURL }) => {
    const received: Buffer[] = []
    let answer = 201
    const service = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      received.push(Buffer.concat(parts))
      response.writeHead(answer).end()
    })
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/browser`
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    const auth = randomBytes(16)
    const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
    await context.grantPermissions(['notifications'])
    await page.addInitScript(
      ([endpoint, keys]) => {
        const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
        let held: typeof subscription | null = null
        Object.assign(PushManager.prototype, {
          getSubscription: async () => held,
          subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
            if (applicationServerKey.length !== 65) throw new Error('No key of the shop')
            held = subscription
            return subscription
          },
        })
      },
      [endpoint, keys] as const,
    )
    const message = (at: number): { title: string; url: string } =>
      JSON.parse(decryptPush(received[at] ?? Buffer.alloc(0), pair, auth))

    await account.enter()
    await shop.open('/lk/notifications')
    const consent = page.getByRole('switch')
    await consent.click()
    await expect(consent).toHaveAttribute('aria-checked', 'true')
    const { id, number } = await placeOrder(context.request)
    await expect.poll(() => received.length).toBe(1)
    expect(message(0)).toMatchObject({ title: 'Заказ принят', url: `/order/${id}` })

    // The worker shows what the browser has unsealed.
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registered,
      data: JSON.stringify(message(0)),
    })
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready
        return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`)
      })
    await expect.poll(shown).toEqual([expect.stringContaining(`Заказ принят: Заказ №${number}`)])

    answer = 410
    await moveOrder(context.request, number, 'cooking')
    await expect.poll(() => received.length).toBe(2)
    answer = 201
    await moveOrder(context.request, number, 'ready')
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'Готов к выдаче' })).toBeVisible()
    expect(received).toHaveLength(2)
    await new Promise((resolve) => service.close(resolve))
  },
)
