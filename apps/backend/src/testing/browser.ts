import { keysQuery } from './log-in.ts'
import type { TestShop } from './open-shop.ts'
import type { SmallBusiness } from './small-business.ts'

/** Somebody at a browser of his own, as the host tells of him. */
export interface TestBrowser {
  send(phone: string, channel?: 'sms' | 'telegram' | 'whatsapp'): Promise<Response>
  check(phone: string, code: string): Promise<Response>
}

const sending = {
  sms: 'wc/auth/send_code',
  telegram: 'telega/v1/auth/send',
  whatsapp: 'whatsapp/v1/auth/send',
}

export function browser(shop: TestShop, id: string, address = '203.0.113.1'): TestBrowser {
  const headers = { 'x-browser': id, 'x-forwarded-for': address }
  const post = async (path: string, body: object) =>
    shop.send('POST', `/wp-json/${path}?${await keysQuery(shop)}`, body, headers)
  return {
    send: (phone, channel = 'sms') => post(sending[channel], { phone }),
    check: (phone, code) => post('wc/auth/check_code', { phone, code }),
  }
}

/** As long as the right one, and wrong. */
export const otherThan = (code: string): string => (code.startsWith('0') ? '1' : '0').padEnd(code.length, '0')

export function everyChannel(business: SmallBusiness): void {
  business['settings.json'].login_channels = ['sms', 'telegram', 'whatsapp']
}
