import { createHmac } from 'node:crypto'
import { type FakeBank, openBank } from './fake-bank.ts'

interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  status: string
  payment_status: string
  readonly url: string | null
  readonly amount_total: number
  readonly currency: string
  readonly client_reference_id: string | null
  readonly payment_intent: string
}

export interface FakeStripe extends FakeBank {
  readonly sessions: Map<string, Session>
  readonly refunds: Record<string, string>[]
  /** The event Stripe would write, with its signature. */
  event(type: string, session: Session, at: Date, secret: string): { body: string; signature: string }
}

/** As https://docs.stripe.com/api describes it: Bearer, Idempotency-Key, forms in and JSON out. */
export async function openStripe(secretKey: string): Promise<FakeStripe> {
  const sessions = new Map<string, Session>()
  const byKey = new Map<unknown, Session>()
  const refunds: Record<string, string>[] = []
  const refuse = (status: number) => ({ status, json: { error: { type: 'invalid_request_error' } } })
  const bank = await openBank(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${secretKey}`) return refuse(401)
    if (method === 'GET') {
      const session = sessions.get(path.replace('/checkout/sessions/', ''))
      return session ? { status: 200, json: session } : refuse(404)
    }
    const form = Object.fromEntries(new URLSearchParams(body))
    if (path === '/refunds') {
      refunds.push(form)
      return { status: 200, json: { id: 're_1', status: 'succeeded' } }
    }
    const known = byKey.get(headers['idempotency-key'])
    if (known) return { status: 200, json: known }
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'] ?? '',
      client_reference_id: form.client_reference_id ?? null,
      payment_intent: `pi_${id}`,
    }
    sessions.set(id, session)
    byKey.set(headers['idempotency-key'], session)
    return { status: 200, json: session }
  })
  return Object.assign(bank, {
    sessions,
    refunds,
    event(type: string, session: Session, at: Date, secret: string) {
      const body = JSON.stringify({ id: `evt_${session.id}_${type}`, type, data: { object: session } })
      const stamp = Math.floor(at.getTime() / 1000)
      const v1 = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
      return { body, signature: `t=${stamp},v1=${v1},v0=abc` }
    },
  })
}
