import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { text } from '../../wire/text.ts'

const pausedWay = oneOf(['flat_rate', 'local_pickup', 'lounge', 'all'])

/** What cannot be had at a kitchen right now, and what takes longer there. */
export const guestSwitches = noun('GuestSwitches', {
  products: ['products', list(id), []],
  /** `product/variation`. */
  variations: ['variations', list(text), []],
  supplements: ['supplements', list(id), []],
  pauses: [
    'pauses',
    list(
      noun('PausedWay', {
        way: ['way', pausedWay],
        reason: ['reason', text, ''],
        until: ['until', optionalInstant, null],
      }),
    ),
    [],
  ],
  busy: [
    'busy',
    noun('BusyMinutes', {
      cooking: ['cooking', count, 0],
      delivery: ['delivery', count, 0],
      blocksAsap: ['blocks_asap', flag, false],
    }),
    { cooking: 0, delivery: 0, blocksAsap: false },
  ],
  /** When something of it ends by itself. */
  changesAt: ['changes_at', optionalInstant, null],
})
export type GuestSwitches = Domain<typeof guestSwitches>
