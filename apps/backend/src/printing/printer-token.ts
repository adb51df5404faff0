import { createHmac } from 'node:crypto'
import type { Printer } from '@samobranka/contract'
import type { Context } from '../http/context.ts'
import { isSameSecret } from '../http/is-same-secret.ts'
import { ensureSecret } from '../secrets/ensure-secret.ts'

/** Under this name the shop keeps what tokens are made with. */
const SECRET = 'printing'

/**
 * What a network printer says in its address. It is made, not kept: office.json has no secret in it, and a printer
 * under another name has another address.
 */
export async function printerToken(
  { db }: Pick<Context, 'db'>,
  { kitchen, id }: Pick<Printer, 'kitchen' | 'id'>,
  now: Date,
): Promise<string> {
  const secret = await ensureSecret(db, SECRET, now)
  return createHmac('sha256', secret).update(`${kitchen}/${id}`).digest('base64url')
}

/** The network printer whose token it is. */
export async function printerOfToken(
  { db, snapshot }: Pick<Context, 'db' | 'snapshot'>,
  token: string,
  now: Date,
): Promise<Printer | null> {
  for (const printer of snapshot().own().office.printers) {
    if (printer.kind === 'cloudprnt' && isSameSecret(token, await printerToken({ db }, printer, now)))
      return printer
  }
  return null
}
