import type { TestShop } from './open-shop.ts'

export interface TestCustomer {
  readonly id: number
  readonly token: string
}

/** Who holds the shop's key and secret, as the host does. */
export async function keysQuery(shop: TestShop): Promise<string> {
  const { consumerKey, consumerSecret } = await shop.backend.keys()
  return `consumer_key=${consumerKey}&consumer_secret=${consumerSecret}`
}

/** Logs in as a person does: asks for a code, reads it in the shop's box, types it. */
export async function logIn(shop: TestShop, phone: string, referral?: string): Promise<TestCustomer> {
  const keys = await keysQuery(shop)
  const sent = await shop.send('POST', `/wp-json/wc/auth/send_code?${keys}`, { phone })
  if (sent.status !== 200) throw new Error(`send_code answered ${sent.status}: ${await sent.text()}`)
  const code = await lastCode(shop)
  const body = { phone, code, ...(referral ? { referral } : {}) }
  const checked = await shop.send('POST', `/wp-json/wc/auth/check_code?${keys}`, body)
  if (checked.status !== 200)
    throw new Error(`check_code answered ${checked.status}: ${await checked.text()}`)
  const { token, user } = await checked.json()
  return { id: user.ID, token }
}

/** The code of the newest message in the shop's own box. */
export async function lastCode(shop: TestShop): Promise<string> {
  const { code } = await shop.db.sql
    .selectFrom('sent_messages')
    .select('code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  if (code === null) throw new Error('The newest message holds no code')
  return code
}
