import type { Answer, OrderBody, PlacedOrder } from '@samobranka/contract'
import { describe, expect, it } from 'vitest'
import { anOrderBody } from '../../../testing/order-body.ts'
import { sendPlacement } from './send-placement.ts'

type Reply = Answer<PlacedOrder> | 'lost'

const placed = (id: string): Reply =>
  ({
    ok: true,
    status: 201,
    value: { order: { id }, paymentUrl: null },
    headers: new Headers(),
  }) as unknown as Reply
const refused = (status: number, code: string): Reply => ({
  ok: false,
  refusal: { status, code, message: '', data: {} },
})

async function sending(replies: readonly Reply[], earlier: readonly OrderBody[] = [], body = anOrderBody()) {
  const left = [...replies]
  const sent: string[] = []
  const forgotten: OrderBody[] = []
  let retries = 0
  const outcome = await sendPlacement(body, {
    send: async (each) => {
      sent.push(each.comment)
      const reply = left.shift() ?? 'lost'
      if (reply === 'lost') throw new TypeError('Failed to fetch')
      return reply
    },
    pause: async () => undefined,
    onRetry: () => {
      retries += 1
    },
    earlier,
    onRefused: (each) => forgotten.push(each),
  })
  return { outcome, sent, forgotten, retries }
}

describe('placing an order', () => {
  it('takes the first answer', async () => {
    const { outcome, retries } = await sending([placed('a')])
    expect(outcome).toMatchObject({ kind: 'placed', placed: { order: { id: 'a' } } })
    expect(retries).toBe(0)
  })

  it('does not insist where the phone must be proven first', async () => {
    const { outcome, sent } = await sending([refused(429, 'too_many_orders'), placed('a')])
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'too_many_orders' } })
    expect(sent).toHaveLength(1)
  })

  it('asks again after a lost answer, a broken server and a busy one', async () => {
    const faults = [
      'lost',
      refused(500, 'internal_error'),
      refused(503, 'upstream_unavailable'),
      refused(429, 'x'),
    ] as const
    const { outcome, sent, retries } = await sending([...faults, placed('a')])
    expect(outcome.kind).toBe('placed')
    expect(sent).toHaveLength(5)
    expect(retries).toBe(4)
  })

  it('takes a refusal for an answer and forgets the try', async () => {
    const body = anOrderBody()
    const { outcome, forgotten, sent } = await sending([refused(422, 'min_sum')], [], body)
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'min_sum' } })
    expect(forgotten).toEqual([body])
    expect(sent).toHaveLength(1)
  })

  it('gives up after minutes, not seconds: a server that restarts is waited for', async () => {
    const { outcome, sent } = await sending([])
    expect(outcome.kind).toBe('unreachable')
    expect(sent.length).toBeGreaterThan(40)
  })

  it('finds the order that an earlier try became, and places no second one', async () => {
    const first = anOrderBody({ comment: 'first' })
    const second = anOrderBody({ comment: 'second' })
    const conflict = refused(409, 'idempotency_conflict')
    const { outcome, sent } = await sending([conflict, 'lost', placed('a')], [first], second)
    expect(outcome).toMatchObject({ kind: 'placedBefore', placed: { order: { id: 'a' } } })
    expect(sent).toEqual(['second', 'first', 'first'])
  })

  it('says so when the earlier try cannot be found', async () => {
    const { outcome } = await sending([refused(409, 'idempotency_conflict')])
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'idempotency_conflict' } })
  })
})
