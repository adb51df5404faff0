import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@samobranka/backend'
import { transaction } from '../../apps/backend/src/database/transaction.ts'

const BONUSES = 1_000_000_00
const sender = () => `198.51.${randomInt(256)}.${randomInt(256)}`

/** Customers who are logged in, by the codes in the shop's own box: their tokens. */
export async function logInRegulars(url: string, dataDir: string, count: number): Promise<string[]> {
  const keys = JSON.parse(await readFile(join(dataDir, 'keys.json'), 'utf8'))
  const query = new URLSearchParams(keys)
  const tokens: string[] = []
  for (let n = 0; n < count; n += 1) {
    const phone = `+7916555${String(1000 + n)}`
    await post(`${url}/wp-json/wc/auth/send_code?${query}`, { phone })
    const box: { to: string; code?: string }[] = await (await fetch(`${url}/_dev/outbox`)).json()
    const code = box.findLast(({ to, code }) => to === phone && code)?.code
    const { token } = await post(`${url}/wp-json/wc/auth/check_code?${query}`, { phone, code })
    tokens.push(String(token))
  }
  return tokens
}

/** More bonuses than anybody can write off, entered in the books like any others. */
export async function giveBonuses(db: Database): Promise<void> {
  await transaction(db, async (sql) => {
    const customers = await sql.selectFrom('customers').select('id').execute()
    for (const { id } of customers) {
      const entry = { customer_id: id, amount: BONUSES, reason: 'opening', created_at: 1 }
      await sql
        .insertInto('bonus_entries')
        .values({ ...entry, unique_key: `crash:${id}` })
        .execute()
      await sql
        .updateTable('customers')
        .set(({ eb }) => ({ bonus_balance: eb('bonus_balance', '+', BONUSES) }))
        .where('id', '=', id)
        .execute()
    }
  })
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': sender() }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Record<string, unknown>
}
