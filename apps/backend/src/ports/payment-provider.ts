import type { Money } from '@samobranka/rules'

interface PaymentRequest {
  /** Ours; carried along, so that a notification finds its payment before we have stored the provider's name for it. */
  readonly paymentId: string
  /** The same key again is the same payment there. */
  readonly key: string
  readonly amount: Money
  /** ISO 4217. */
  readonly currency: string
  readonly description: string
  /** Where the provider sends the customer afterwards, whatever came of it. */
  readonly returnUrl: string
}

/** What a provider says of a payment. */
export type PaymentState =
  /** `url` is the provider's page, while the customer can still pay there. */
  | { readonly kind: 'waiting'; readonly url: string | null }
  | { readonly kind: 'paid'; readonly amount: Money }
  | { readonly kind: 'declined' }

export interface PaymentNotification {
  /** The same notification again has the same id. */
  readonly eventId: string
  readonly reference: string
  /** Ours, where the provider carried it along. */
  readonly paymentId: string | null
  readonly state: PaymentState
}

/** `unverified` could be from anybody; `nothing` is a notification that changes no payment. */
type WebhookReading = PaymentNotification | 'unverified' | 'nothing'

interface Refund {
  readonly reference: string
  readonly key: string
  readonly amount: Money
  readonly currency: string
}

/** `awaited`: a notification may change it; `over`: none can; `unknown`: it is none of ours. */
export type Standing = 'awaited' | 'over' | 'unknown'

/** A webhook as it came. */
export interface Webhook {
  readonly headers: Pick<Headers, 'get'>
  readonly body: string
  readonly now: Date
  readonly signal: AbortSignal
  /** What we know of the payment that has one of these names. */
  standing(reference: string, paymentId: string | null): Promise<Standing>
}

/** Who takes the money. Whatever cannot be told (an outage, garbage, silence) is thrown. */
export interface PaymentProvider {
  readonly name: string
  createPayment(request: PaymentRequest, signal: AbortSignal): Promise<{ reference: string; url: string }>
  checkPayment(reference: string, signal: AbortSignal): Promise<PaymentState>
  parseWebhook(webhook: Webhook): Promise<WebhookReading>
  refund(refund: Refund, signal: AbortSignal): Promise<void>
}
