import { describe, expect, it, vi } from 'vitest'
import { type BackendEvent, createBackend } from './create-backend.ts'
import { transaction } from './database/transaction.ts'
import { publish } from './publishing/publish.ts'
import { pusherProvider } from './realtime/pusher-provider.ts'
import { openShop } from './testing/open-shop.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('keys', () => {
  it('are made once, and every process has the same', async () => {
    const shop = await openShop()
    const options = { db: shop.db, clock: shop.clock, log, ports: {}, production: false }
    const other = await createBackend(options)
    const [one, two] = await Promise.all([shop.backend.keys(), other.keys()])
    expect(one).toEqual(two)
    expect(one.consumerKey).toMatch(/^ck_[0-9a-f]{40}$/)
    expect(one.consumerSecret).toMatch(/^cs_[0-9a-f]{40}$/)
  })
})

describe('a running backend', () => {
  it('tells listeners of a publication and shows it at once', async () => {
    const shop = await openShop()
    const heard: BackendEvent[] = []
    shop.backend.onEvent((event) => heard.push(event))
    shop.backend.start()
    await transaction(shop.db, (sql) => sql.updateTable('stock').set({ quantity: 0 }).execute())
    const { version } = await publish(shop.db, shop.clock)
    const said = { channel: 'catalogue', event: 'published', data: { version } }
    await vi.waitFor(() => expect(heard).toContainEqual(said), { timeout: 8_000 })
    expect((await shop.get('/wp-json/v1/all_settings')).headers.get('x-version')).toBe(version)
    await shop.backend.stop()
  })

  it('makes good at start what was imported and not published', async () => {
    const shop = await openShop()
    const before = (await shop.get('/wp-json/v1/all_settings')).headers.get('x-version')
    await transaction(shop.db, (sql) => sql.updateTable('stock').set({ quantity: 0 }).execute())
    shop.backend.start()
    await vi.waitFor(
      async () => {
        const now = (await shop.get('/wp-json/v1/all_settings')).headers.get('x-version')
        expect(now).not.toBe(before)
      },
      { timeout: 8_000 },
    )
    await shop.backend.stop()
  })

  it('publishes the realtime provider it was configured with', async () => {
    const realtime = pusherProvider({ appId: '1', key: 'app-key', secret: 's', cluster: 'eu', url: null })
    const shop = await openShop({ ports: { realtime } })
    await publish(shop.db, shop.clock)
    const again = await createBackend({
      db: shop.db,
      clock: shop.clock,
      log,
      ports: { realtime },
      production: true,
    })
    const settings = await (await again.fetch(new Request('http://shop/wp-json/v1/all_settings'))).json()
    expect(settings.realtime).toEqual({ key: 'app-key', cluster: 'eu', force_tls: true })
  })
})
