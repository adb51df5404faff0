import type { StripeAccount, YooKassaAccount } from '@samobranka/backend'
import type { Reader } from './config-reader.ts'

export type PaymentsConfig = Readonly<{ yookassa: YooKassaAccount | null; stripe: StripeAccount | null }>

export function readPayments(read: Reader): PaymentsConfig {
  const yookassa = read.together('YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY')
  const yookassaUrl = read.url('YOOKASSA_URL', ['http:', 'https:'])
  const stripe = read.together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const stripeUrl = read.url('STRIPE_URL', ['http:', 'https:'])
  return {
    yookassa: yookassa && {
      shopId: yookassa.YOOKASSA_SHOP_ID,
      secretKey: yookassa.YOOKASSA_SECRET_KEY,
      ...(yookassaUrl ? { apiUrl: yookassaUrl } : {}),
    },
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      ...(stripeUrl ? { apiUrl: stripeUrl } : {}),
    },
  }
}
