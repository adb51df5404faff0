import { beforeEach, describe, expect, it } from 'vitest'
import { createGate, type Rank, rankOf } from './gate.ts'

const limits = {
  picture: { most: 20, lagMs: 100 },
  page: { most: 20, lagMs: 100 },
  call: { most: 20, lagMs: 1_000 },
  order: { most: 30, lagMs: Number.POSITIVE_INFINITY },
}
let lag: number
let gate: ReturnType<typeof createGate>

beforeEach(() => {
  lag = 0
  gate = createGate(() => lag, limits)
})

const fill = (rank: Rank, count: number) => {
  for (let times = 0; times < count; times++) gate.enter(rank)
}

describe('the gate', () => {
  it('lets the few in, however late the process is', () => {
    lag = 60_000
    expect(gate.enter('page')).not.toBeNull()
  })

  it('lets in so many of a rank, and the next when one has left', () => {
    const leave = gate.enter('page')
    fill('page', 19)
    expect(gate.enter('page')).toBeNull()
    leave?.()
    expect(gate.enter('page')).not.toBeNull()
    expect(gate.enter('page')).toBeNull()
  })

  it('counts who leaves twice once', () => {
    const leave = gate.enter('page')
    leave?.()
    leave?.()
    fill('page', 20)
    expect(gate.enter('page')).toBeNull()
  })

  it('keeps pages out before calls, and orders never, when the process is late', () => {
    for (const rank of ['page', 'call', 'order'] as const) fill(rank, 10)
    lag = 500
    expect(gate.enter('page')).toBeNull()
    expect(gate.enter('call')).not.toBeNull()
    lag = 5_000
    expect(gate.enter('call')).toBeNull()
    expect(gate.enter('order')).not.toBeNull()
    lag = 0
    expect(gate.enter('page')).not.toBeNull()
  })
})

describe('rank', () => {
  it.each([
    ['api', '/api/wp-json/checkout/v1/orders', 'order'],
    ['api', '/api/wp-json/checkout/v1/orders/7f/cancel', 'order'],
    ['backend', '/wp-json/wc/v3/orders/5', 'order'],
    ['backend', '/payments/yookassa/webhook', 'order'],
    ['api', '/api/wp-json/wc/auth/check_code', 'order'],
    ['api', '/api/wp-json/checkout/v1/quote', 'call'],
    ['backend', '/wp-content/x', 'call'],
    ['page', '/menu', 'page'],
    ['picture', '/images/x.webp', 'picture'],
    ['health', '/healthz', null],
    ['metrics', '/metrics', null],
  ])('%s %s: %s', (kind, path, rank) => {
    expect(rankOf(kind, path)).toBe(rank)
  })
})
