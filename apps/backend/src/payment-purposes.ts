import { orderPurposes } from './orders/order-purposes.ts'
import type { PaymentPurposes } from './payments/payment-purpose.ts'

/** Everything that can be paid for, by the name that payments keep. */
export const paymentPurposes: PaymentPurposes = { ...orderPurposes }
