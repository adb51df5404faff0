import { randomInt } from 'node:crypto'
import type { Sql } from '../database/database.ts'

/** Letters and digits that nobody mistakes for each other when a friend reads the code aloud. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** The customer of a phone, made at the first login. */
export async function ensureCustomer(sql: Sql, now: Date, phone: string): Promise<number> {
  for (;;) {
    const known = await sql.selectFrom('customers').select('id').where('phone', '=', phone).executeTakeFirst()
    if (known) return known.id
    const made = await sql
      .insertInto('customers')
      .values({ phone, birth: null, referral_code: newReferralCode(), created_at: now.getTime() })
      // Either the phone was just taken, and is found in the next round, or the code was, and another is drawn.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
  }
}
