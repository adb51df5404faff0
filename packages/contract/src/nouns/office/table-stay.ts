import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId, units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { inRange } from '../../wire/request-limit.ts'
import { optionalText, text, word } from '../../wire/text.ts'

export const STAY_STATES = ['expected', 'seated', 'left', 'missed', 'cancelled'] as const
export type StayState = (typeof STAY_STATES)[number]

/** A table that is somebody's for a while: booked with an order, or taken by whoever walked in. */
export const officeStay = noun('OfficeStay', {
  id: ['id', id],
  table: ['table', id],
  people: ['people', count],
  from: ['from', instant],
  to: ['to', instant],
  state: ['state', oneOf(STAY_STATES)],
  /** When the guests who are late said they would come. */
  expectedAt: ['expected_at', optionalInstant, null],
  arrivedAt: ['arrived_at', optionalInstant, null],
  /** When the table is free again by itself; null when it is not. */
  releasedAt: ['released_at', optionalInstant, null],
  /** null: they walked in. */
  orderId: ['order_id', optionalText, null],
  number: ['number', text, ''],
  guestName: ['guest_name', text, ''],
  phone: ['phone', text, ''],
  comment: ['comment', text, ''],
  allergy: ['allergy', text, '', 'sparse'],
  /** How many dishes wait for them to come. */
  dishes: ['dishes', count, 0],
})
export type OfficeStay = Domain<typeof officeStay>

export const officeTables = noun('OfficeTables', {
  kitchen: ['kitchen', id],
  /** The business day, yyyy-mm-dd, and when it begins and ends. */
  day: ['day', word],
  from: ['from', instant],
  to: ['to', instant],
  now: ['now', instant],
  /** How long a usual stay is, in minutes. */
  stayMinutes: ['stay_minutes', count],
  tables: [
    'tables',
    list(noun('OfficeTable', { id: ['id', id], seats: ['seats', count], zone: ['zone', text, ''] })),
    [],
  ],
  stays: ['stays', list(officeStay), []],
})
export type OfficeTables = Domain<typeof officeTables>

const minutes = inRange(units, 5, 480)

/** `table`: where theirs was given to others meanwhile. */
export const arrivedBody = noun('ArrivedBody', { table: ['table', optionalId, null, 'sparse'] })
export const lateBody = noun('LateBody', { minutes: ['minutes', minutes] })
export const moveStayBody = noun('MoveStayBody', { table: ['table', id] })
export const longerBody = noun('LongerBody', { minutes: ['minutes', minutes] })

export const walkInBody = noun('WalkInBody', {
  kitchen: ['kitchen', id],
  table: ['table', id],
  people: ['people', inRange(units, 1, LIMITS.people)],
  minutes: ['minutes', minutes],
})
