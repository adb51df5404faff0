import webPush from 'web-push'
import type { Database } from '../database/database.ts'
import { ensureSecret } from '../secrets/ensure-secret.ts'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The shop's own pair, made at its first start. Browsers are bound to it: another pair would lose them all. */
export async function vapidKeys(db: Database, now: Date): Promise<VapidKeys> {
  const make = () => JSON.stringify(webPush.generateVAPIDKeys())
  return JSON.parse(await ensureSecret(db, 'vapid', now, make)) as VapidKeys
}
