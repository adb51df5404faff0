import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { noun } from '../../wire/noun.ts'
import { count, units } from '../../wire/number.ts'
import { inRange } from '../../wire/request-limit.ts'

const perMinute = inRange(units, 1, 20)

export const demoOrdersBody = noun('DemoOrdersBody', {
  on: ['on', flag],
  perMinute: ['per_minute', perMinute, 4, 'sparse'],
})

/** Whether demo guests order by themselves, and how long they go on. */
export const demoOrders = noun('DemoOrders', {
  on: ['on', flag, false],
  perMinute: ['per_minute', count, 4],
  until: ['until', optionalInstant, null],
})
export type DemoOrders = Domain<typeof demoOrders>
