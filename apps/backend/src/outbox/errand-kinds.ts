import { messageErrand } from '../messages/deliver-message.ts'
import { messageKind } from '../messages/say-to.ts'
import { refundPayment } from '../payments/refund-payment.ts'
import { REFUND, type RefundErrand } from '../payments/return-money.ts'
import { PUSH } from '../push/push-errand.ts'
import { pushErrand } from '../push/send-push.ts'
import { PROVIDER_EVENT, providerEventErrand } from '../realtime/hand-on.ts'
import { type ErrandKind, errandKind } from './errand-kind.ts'

/** Every errand the worker knows, by the kind it is written down under. */
export const errandKinds: Readonly<Record<string, ErrandKind>> = {
  [messageKind('sms')]: messageErrand,
  [messageKind('telegram')]: messageErrand,
  [messageKind('whatsapp')]: messageErrand,
  [PUSH]: pushErrand,
  [PROVIDER_EVENT]: providerEventErrand,
  // Other people's money: a bank that is down for two days must not end in somebody's silence.
  [REFUND]: errandKind<RefundErrand>({
    attempts: 60,
    firstPauseMs: 5_000,
    run: (context, { payload, signal }) => refundPayment(context, payload, signal),
  }),
}
