import { transaction } from '../database/transaction.ts'
import type { Context } from '../http/context.ts'
import type { Page, PageRequest } from '../http/page.ts'
import { translatorOf } from '../http/translate.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import { type FoundPayment, findPayment, isPayable } from './find-payment.ts'
import { providerNamed } from './known-providers.ts'
import { goTo, noSuchPayment, orderPage } from './pay-answers.ts'
import { paymentHtml } from './payment-html.ts'
import type { PaymentPurposes } from './payment-purpose.ts'
import { settlePayment } from './settle-payment.ts'

export const payPages = (purposes: PaymentPurposes): readonly Page[] => [
  {
    method: 'GET',
    path: '/payments/pay/{id}',
    async answer(incoming, context) {
      const found = await paymentOf(incoming, context)
      if (!found) return noSuchPayment()
      const { payment, provider } = found
      try {
        const page = isPayable(payment, purposes)
          ? await providersPage(payment, provider, incoming, context, purposes)
          : null
        return goTo(page ?? orderPage(context, incoming.url, payment))
      } catch (fault) {
        context.log.warn({ err: fault, payment: payment.id }, 'The payment provider did not answer')
        return unavailablePage(payment, incoming, context)
      }
    },
  },
  {
    method: 'GET',
    path: '/payments/return/{id}',
    async answer(incoming, context) {
      const found = await paymentOf(incoming, context)
      if (!found) return noSuchPayment()
      const { payment, provider } = found
      // Whatever the bank says or does not say now, its webhook will say it too.
      await learn(payment, provider, incoming.request.signal, context, purposes).catch((fault) =>
        context.log.warn({ err: fault, payment: payment.id }, 'The payment provider did not answer'),
      )
      return goTo(orderPage(context, incoming.url, payment))
    },
  },
]

interface Found {
  readonly payment: FoundPayment
  readonly provider: PaymentProvider
}

async function paymentOf({ params }: PageRequest, context: Context): Promise<Found | null> {
  const payment = await findPayment(context.db.sql, params.id ?? '')
  const provider = payment && providerNamed(context, payment.provider)
  return payment && provider ? { payment, provider } : null
}

/** Where to pay; null when it turns out to be paid. A declined payment is begun anew, an open one continued. */
async function providersPage(
  payment: FoundPayment,
  provider: PaymentProvider,
  { request, url }: PageRequest,
  context: Context,
  purposes: PaymentPurposes,
): Promise<string | null> {
  const { id, reference } = payment
  const state = await learn(payment, provider, request.signal, context, purposes)
  if (state?.kind === 'paid') return null
  if (state?.kind === 'waiting' && state.url) return state.url
  const t = await translatorOf(payment.language)
  const made = await provider.createPayment(
    {
      paymentId: id,
      // A second tab asks for the same payment; after a refusal it is another one.
      key: reference === null ? id : `${id}-${reference}`.slice(0, 64),
      amount: payment.amount,
      currency: chargedCurrency(context.snapshot().in(payment.language)).code || 'RUB',
      description: t('order.title', { number: payment.number }),
      returnUrl: `${context.publicUrl ?? url.origin}/payments/return/${id}`,
    },
    request.signal,
  )
  await transaction(context.db, (sql) =>
    sql
      .updateTable('payments')
      .set({ reference: made.reference, status: 'waiting', updated_at: context.clock().getTime() })
      .where('id', '=', id)
      .where('status', 'in', ['new', 'waiting', 'declined'])
      .execute(),
  )
  return made.url
}

/** Asks the provider what became of the payment and settles it; null when it never heard of it. */
async function learn(
  { id, reference }: FoundPayment,
  provider: PaymentProvider,
  signal: AbortSignal,
  context: Context,
  purposes: PaymentPurposes,
) {
  if (reference === null) return null
  const state = await provider.checkPayment(reference, signal)
  await settlePayment(context, purposes, { paymentId: id, state, now: context.clock() })
  return state
}

/** The order is kept: the customer may try again in a moment. */
async function unavailablePage(
  payment: FoundPayment,
  { url }: PageRequest,
  context: Context,
): Promise<Response> {
  const t = await translatorOf(payment.language)
  const page = {
    title: t('payment.title'),
    texts: [t('order.title', { number: payment.number }), t('payment.unavailable')],
    buttons: [],
    links: [
      { href: url.pathname, label: t('payment.pay') },
      { href: orderPage(context, url, payment), label: t('payment.leave') },
    ],
  }
  return paymentHtml(page, payment.language, 503)
}
