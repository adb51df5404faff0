import { describe, expect, it } from 'vitest'
import { lastCode, logIn } from '../testing/log-in.ts'
import { openShop } from '../testing/open-shop.ts'

describe('/_dev/outbox', () => {
  it('lists what was said to phones, oldest first', async () => {
    const shop = await openShop()
    expect(await shop.json('/_dev/outbox')).toEqual([])
    await logIn(shop, '8 916 111-22-33')
    await logIn(shop, '+79161112244')
    const code = await lastCode(shop)
    expect(await shop.json('/_dev/outbox')).toEqual([
      expect.objectContaining({ channel: 'sms', to: '+79161112233' }),
      {
        channel: 'sms',
        to: '+79161112244',
        text: expect.stringContaining(code),
        code,
        at: '2026-03-06T09:00:00.000Z',
      },
    ])
  })

  it('does not exist in production', async () => {
    const shop = await openShop({ production: true })
    const response = await shop.get('/_dev/outbox')
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  })
})
