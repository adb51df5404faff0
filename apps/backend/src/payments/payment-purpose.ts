import type { Money } from '@samobranka/rules'
import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'

interface PaidFor {
  readonly orderId: number
  readonly amount: Money
  readonly now: Date
}

interface GoesBack {
  readonly orderId: number
  /** It is known that all of it goes back, or it has gone. */
  readonly state: 'due' | 'done'
  readonly now: Date
}

/** What money is taken for; whoever asks for it is told when it came. */
export interface PaymentPurpose {
  /** Whether an order in this status still waits for it. */
  isAwaited(orderStatus: string): boolean
  /**
   * Called in the transaction that wrote the payment down, once. Answers what is left to do after the commit; null
   * when nobody waits for the money any more, and it goes back.
   */
  paid(context: Context, sql: Sql, payment: PaidFor): Promise<(() => Promise<void>) | null>
  /** Called in the transaction that writes it down. */
  returned(sql: Sql, payment: GoesBack): Promise<void>
}

/** By `payments.purpose`. */
export type PaymentPurposes = Readonly<Record<string, PaymentPurpose>>

export function purposeNamed(purposes: PaymentPurposes, name: string): PaymentPurpose {
  const purpose = Object.hasOwn(purposes, name) ? purposes[name] : undefined
  if (!purpose) throw new Error(`Nobody takes payments for ${name}`)
  return purpose
}
