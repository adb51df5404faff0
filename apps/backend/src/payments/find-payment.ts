import type { Sql } from '../database/database.ts'
import { type PaymentPurposes, purposeNamed } from './payment-purpose.ts'

/** A payment with what of its order its pages show. */
export interface FoundPayment {
  readonly id: string
  readonly order_id: number
  readonly purpose: string
  readonly provider: string
  readonly reference: string | null
  readonly amount: number
  readonly status: string
  readonly public_id: string
  readonly number: string
  readonly language: string
  readonly order_status: string
}

export async function findPayment(sql: Sql, id: string): Promise<FoundPayment | undefined> {
  return sql
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'payments.id',
      'payments.order_id',
      'payments.purpose',
      'payments.provider',
      'payments.reference',
      'payments.amount',
      'payments.status',
      'orders.public_id',
      'orders.number',
      'orders.language',
      'orders.status as order_status',
    ])
    .where('payments.id', '=', id)
    .executeTakeFirst()
}

/** Whether the customer can still pay it. */
export function isPayable(payment: FoundPayment, purposes: PaymentPurposes): boolean {
  const waits = ['new', 'waiting', 'declined'].includes(payment.status)
  return waits && purposeNamed(purposes, payment.purpose).isAwaited(payment.order_status)
}
