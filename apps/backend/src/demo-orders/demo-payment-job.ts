import { type JobKind, jobKind } from '../jobs/job-kind.ts'
import { findPayment } from '../payments/find-payment.ts'
import { SANDBOX } from '../payments/known-providers.ts'
import type { PaymentPurposes } from '../payments/payment-purpose.ts'
import { settlePayment } from '../payments/settle-payment.ts'

/** The job in which a demo guest pays on the sandbox page. */
export const DEMO_PAYMENT = 'demo-payment'
export interface DemoPaymentJob {
  readonly paymentId: string
}

export const demoPaymentJobKind = (purposes: PaymentPurposes): JobKind =>
  jobKind<DemoPaymentJob>({
    async run(context, { payload }) {
      if (context.production) return
      const payment = await findPayment(context.db.sql, payload.paymentId)
      if (payment?.provider !== SANDBOX) return
      const state = { kind: 'paid', amount: payment.amount } as const
      await settlePayment(context, purposes, { paymentId: payment.id, state, now: context.clock() })
    },
  })
