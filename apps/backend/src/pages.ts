import { apiPages } from './http/api-page.ts'
import type { Page } from './http/page.ts'
import { outboxPages } from './messages/outbox-page.ts'
import { paymentPurposes } from './payment-purposes.ts'
import { payPages } from './payments/pay-pages.ts'
import { sandboxPages } from './payments/sandbox-pages.ts'
import { webhookPages } from './payments/webhook.ts'

/** Pages of the backend's own that people open, outside the contract's table. */
export const pages: readonly Page[] = [
  ...webhookPages(paymentPurposes),
  ...sandboxPages(paymentPurposes),
  ...payPages(paymentPurposes),
  ...outboxPages,
  ...apiPages,
]
