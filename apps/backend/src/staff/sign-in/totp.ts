import { Secret, TOTP } from 'otpauth'
import type { Sql } from '../../database/database.ts'

const STEP_MS = 30_000
/** A watch may be half a minute off, either way. */
const WINDOW = 1

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What the authenticator app reads from the picture. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString()

/** The half-minute the code belongs to; null where it is none of now. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: now.getTime(),
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta
}

/** Takes the code once: what was read over a shoulder opens nothing. */
export async function useTotpStep(sql: Sql, staffId: number, step: number): Promise<boolean> {
  const used = await sql
    .updateTable('staff_logins')
    .set({ totp_step: step })
    .where('staff_id', '=', staffId)
    .where('totp_step', '<', step)
    .returning('staff_id')
    .executeTakeFirst()
  return used !== undefined
}
