import { formatMoney } from '@samobranka/rules'
import type { Context } from '../http/context.ts'
import type { Page, PageRequest } from '../http/page.ts'
import { translatorOf } from '../http/translate.ts'
import { chargedCurrency } from '../publishing/charged-currency.ts'
import { type FoundPayment, findPayment, isPayable } from './find-payment.ts'
import { SANDBOX } from './known-providers.ts'
import { goTo, noSuchPayment, orderPage } from './pay-answers.ts'
import { paymentHtml } from './payment-html.ts'
import type { PaymentPurposes } from './payment-purpose.ts'
import { settlePayment } from './settle-payment.ts'

const path = `/payments/${SANDBOX}/{id}`

/** A bank to try with: pay, decline or leave. There is none in production. */
export const sandboxPages = (purposes: PaymentPurposes): readonly Page[] => [
  {
    method: 'GET',
    path,
    async answer(incoming, context) {
      const payment = await sandboxPayment(incoming, context)
      if (!payment) return noSuchPayment()
      return isPayable(payment, purposes)
        ? showForm(payment, incoming, context)
        : goTo(orderPage(context, incoming.url, payment))
    },
  },
  {
    method: 'POST',
    path,
    async answer(incoming, context) {
      const payment = await sandboxPayment(incoming, context)
      if (!payment) return noSuchPayment()
      const result = await resultOf(incoming.request)
      if (result !== 'pay' && result !== 'decline') return new Response('result=pay|decline', { status: 400 })
      const state =
        result === 'pay'
          ? ({ kind: 'paid', amount: payment.amount } as const)
          : ({ kind: 'declined' } as const)
      await settlePayment(context, purposes, { paymentId: payment.id, state, now: context.clock() })
      return goTo(orderPage(context, incoming.url, payment))
    },
  },
]

async function sandboxPayment({ params }: PageRequest, context: Context): Promise<FoundPayment | undefined> {
  if (context.production) return undefined
  const payment = await findPayment(context.db.sql, params.id ?? '')
  return payment?.provider === SANDBOX ? payment : undefined
}

async function resultOf(request: PageRequest['request']): Promise<string | null> {
  const text = (await request.text()).slice(0, 1_000)
  return new URLSearchParams(text).get('result')
}

async function showForm(payment: FoundPayment, { url }: PageRequest, context: Context): Promise<Response> {
  const { language, number, amount, status } = payment
  const local = context.snapshot().in(language)
  const t = await translatorOf(language)
  const sum = formatMoney(amount, chargedCurrency(local), language)
  return paymentHtml(
    {
      title: t('payment.title'),
      texts: [
        t('order.title', { number }),
        t('payment.sum', { sum }),
        ...(status === 'declined' ? [t('payment.declined')] : []),
        t('payment.sandbox'),
      ],
      buttons: [
        { value: 'pay', label: t('payment.pay') },
        { value: 'decline', label: t('payment.decline') },
      ],
      links: [{ href: orderPage(context, url, payment), label: t('payment.leave') }],
    },
    language,
  )
}
