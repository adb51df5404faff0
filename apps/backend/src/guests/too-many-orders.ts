import { type Refusal, refuse } from '../http/refusal.ts'

const HOUR = 3_600_000

/** The next hour has room again, and whoever proves the phone need not wait for it. */
export function tooManyOrders(now: Date): Refusal {
  const seconds = Math.ceil((HOUR - (now.getTime() % HOUR)) / 1_000)
  return refuse(429, 'too_many_orders', {
    data: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  })
}
