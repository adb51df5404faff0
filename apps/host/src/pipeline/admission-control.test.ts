import { beforeEach, describe, expect, it } from 'vitest'
import { createAdmissionControl, type Priority, priorityOf } from './admission-control.ts'

const limits = {
  picture: { most: 20, lagMs: 100 },
  page: { most: 20, lagMs: 100 },
  call: { most: 20, lagMs: 1_000 },
  order: { most: 30, lagMs: Number.POSITIVE_INFINITY },
}
let lag: number
let admission: ReturnType<typeof createAdmissionControl>

beforeEach(() => {
  lag = 0
  admission = createAdmissionControl(() => lag, limits)
})

const fill = (priority: Priority, count: number) => {
  for (let times = 0; times < count; times++) admission.admit(priority)
}

describe('admission control', () => {
  it('lets the few in, however late the process is', () => {
    lag = 60_000
    expect(admission.admit('page')).not.toBeNull()
  })

  it('lets in so many of a priority, and the next when one has left', () => {
    const leave = admission.admit('page')
    fill('page', 19)
    expect(admission.admit('page')).toBeNull()
    leave?.()
    expect(admission.admit('page')).not.toBeNull()
    expect(admission.admit('page')).toBeNull()
  })

  it('counts who leaves twice once', () => {
    const leave = admission.admit('page')
    leave?.()
    leave?.()
    fill('page', 20)
    expect(admission.admit('page')).toBeNull()
  })

  it('keeps pages out before calls, and orders never, when the process is late', () => {
    for (const priority of ['page', 'call', 'order'] as const) fill(priority, 10)
    lag = 500
    expect(admission.admit('page')).toBeNull()
    expect(admission.admit('call')).not.toBeNull()
    lag = 5_000
    expect(admission.admit('call')).toBeNull()
    expect(admission.admit('order')).not.toBeNull()
    lag = 0
    expect(admission.admit('page')).not.toBeNull()
  })
})

describe('priority', () => {
  it.each([
    ['api', '/api/wp-json/checkout/v1/orders', 'order'],
    ['api', '/api/wp-json/checkout/v1/orders/7f/cancel', 'order'],
    ['backend', '/wp-json/wc/v3/orders/5', 'order'],
    ['backend', '/payments/yookassa/webhook', 'order'],
    ['api', '/api/wp-json/wc/auth/check_code', 'order'],
    ['api', '/api/wp-json/checkout/v1/quote', 'call'],
    ['backend', '/wp-content/x', 'call'],
    ['office-api', '/api/office/v1/orders', 'order'],
    ['office', '/office/', 'order'],
    ['page', '/menu', 'page'],
    ['picture', '/images/x.webp', 'picture'],
    ['health', '/healthz', null],
    ['metrics', '/metrics', null],
  ])('%s %s: %s', (kind, path, priority) => {
    expect(priorityOf(kind, path)).toBe(priority)
  })
})
