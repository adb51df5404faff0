import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Context } from '../http/context.ts'
import { randomSecret } from '../secrets/random-secret.ts'
import { providerName, SANDBOX } from './known-providers.ts'

export interface Due {
  /** A name of the table of purposes. */
  readonly purpose: string
  readonly amount: number
  readonly now: Date
  readonly expiresAt: number | null
}

/** A payment about to be written; the provider hears of it when the customer comes to pay. */
export function paymentRow(
  context: Pick<Context, 'ports' | 'production' | 'publicUrl'>,
  requestUrl: URL,
  { purpose, amount, now, expiresAt }: Due,
): Omit<Insertable<Tables['payments']>, 'order_id'> & { readonly url: string } {
  const provider = providerName(context)
  if (provider === null) throw new Error('A payment is due where nobody takes money')
  const id = randomSecret()
  const at = now.getTime()
  return {
    id,
    purpose,
    provider,
    amount,
    status: 'new',
    url: `${context.publicUrl ?? requestUrl.origin}/payments/${provider === SANDBOX ? SANDBOX : 'pay'}/${id}`,
    created_at: at,
    updated_at: at,
    expires_at: expiresAt,
  }
}
