import type { Context } from '../http/context.ts'
import type { FoundPayment } from './find-payment.ts'

/** The shop's page of the order a payment is for. */
export function orderPage({ publicUrl }: Context, { origin }: URL, { public_id }: FoundPayment): string {
  return `${publicUrl ?? origin}/order/${public_id}`
}

/** 303: a reload of what follows must not pay twice. */
export function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

export function noSuchPayment(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
}
