import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { text, word } from '../../wire/text.ts'

/** Where a customer is logged in. */
export const customerSession = noun('CustomerSession', {
  id: ['id', word],
  /** Browser and system; empty where the device said nothing of itself. */
  device: ['device', text, ''],
  /** The network it came from last, without the machine in it. */
  address: ['address', text, ''],
  createdAt: ['created_at', instant],
  seenAt: ['seen_at', instant],
  /** Whether it is the one that asks. */
  current: ['current', flag, false],
})
export type CustomerSession = Domain<typeof customerSession>

export const customerSessions = noun('CustomerSessions', {
  sessions: ['sessions', list(customerSession), []],
})
