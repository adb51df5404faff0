import { type FakeBank, openBank } from './fake-bank.ts'

interface Payment {
  readonly id: string
  status: string
  readonly amount: { readonly value: string; readonly currency: string }
  readonly confirmation: { readonly type: string; readonly confirmation_url: string }
  readonly metadata: Readonly<Record<string, string>>
}

export interface FakeYooKassa extends FakeBank {
  readonly payments: Map<string, Payment>
  readonly refunds: { payment_id: string; amount: { value: string } }[]
  /** What the customer does at the bank. */
  decide(status: 'succeeded' | 'canceled'): Payment
}

/** As https://yookassa.ru/developers/api describes it: Basic, Idempotence-Key, JSON. */
export async function openYooKassa(shopId: string, secretKey: string): Promise<FakeYooKassa> {
  const payments = new Map<string, Payment>()
  const byKey = new Map<unknown, Payment>()
  const refunds: FakeYooKassa['refunds'] = []
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`
  const refuse = (status: number) => ({ status, json: { type: 'error', code: 'invalid_request' } })

  const bank = await openBank(({ method, path, headers, body }) => {
    if (headers.authorization !== authorization) return refuse(401)
    if (method === 'GET') {
      const payment = payments.get(path.replace('/payments/', ''))
      return payment ? { status: 200, json: payment } : refuse(404)
    }
    if (!headers['idempotence-key']) return refuse(400)
    const request = JSON.parse(body)
    if (path === '/refunds') {
      refunds.push(request)
      return { status: 200, json: { id: `r${refunds.length}`, status: 'succeeded' } }
    }
    const known = byKey.get(headers['idempotence-key'])
    if (known) return { status: 200, json: known }
    const id = `2d${String(payments.size + 1).padStart(6, '0')}-000f-5000-8000-18db351245c7`
    const payment: Payment = {
      id,
      status: 'pending',
      amount: request.amount,
      confirmation: { type: 'redirect', confirmation_url: `https://yoomoney.ru/checkout?orderId=${id}` },
      metadata: request.metadata,
    }
    payments.set(id, payment)
    byKey.set(headers['idempotence-key'], payment)
    return { status: 200, json: payment }
  })
  return Object.assign(bank, {
    payments,
    refunds,
    decide(status: 'succeeded' | 'canceled') {
      const payment = [...payments.values()].at(-1)
      if (!payment) throw new Error('Nobody came to pay')
      payment.status = status
      return payment
    },
  })
}
