import { demoGuestJobKind } from './demo-orders/demo-guest-job.ts'
import { DEMO_PAYMENT, demoPaymentJobKind } from './demo-orders/demo-payment-job.ts'
import { DEMO_GUEST } from './demo-orders/demo-run.ts'
import { type JobKind, jobKind } from './jobs/job-kind.ts'
import { COOKED, cookedJobKind } from './kitchen/cooked-job.ts'
import { messageJobKind } from './messages/deliver-message.ts'
import { messageKind } from './messages/send-message.ts'
import { viewPush } from './notifications/view-notification.ts'
import { heldDeedJobKind } from './office/orders/do-held-deed.ts'
import { HELD_DEED } from './office/orders/held-deed.ts'
import { paymentPurposes } from './payment-purposes.ts'
import { refundPayment } from './payments/refund-payment.ts'
import { REFUND, type RefundJob } from './payments/return-money.ts'
import { PUSH } from './push/push-job.ts'
import { pushJobKind } from './push/send-push.ts'
import { PROVIDER_EVENT, providerEventJobKind } from './realtime/forward-to-provider.ts'

/** Every job the worker knows, by the kind it is written down under. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  [messageKind('sms')]: messageJobKind,
  [messageKind('telegram')]: messageJobKind,
  [messageKind('whatsapp')]: messageJobKind,
  [PUSH]: pushJobKind(viewPush),
  [PROVIDER_EVENT]: providerEventJobKind,
  [HELD_DEED]: heldDeedJobKind,
  [COOKED]: cookedJobKind,
  [DEMO_GUEST]: demoGuestJobKind,
  [DEMO_PAYMENT]: demoPaymentJobKind(paymentPurposes),
  // Other people's money: a bank that is down for two days must not end in somebody's silence.
  [REFUND]: jobKind<RefundJob>({
    attempts: 60,
    firstPauseMs: 5_000,
    run: (context, { payload, signal }) => refundPayment(context, paymentPurposes, payload, signal),
  }),
}
