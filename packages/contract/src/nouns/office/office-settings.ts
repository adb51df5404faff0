import { LIMITS } from '../../limits.ts'
import { clock } from '../../wire/clock.ts'
import { type Codec, type Domain, expected, field } from '../../wire/codec.ts'
import { isNothing } from '../../wire/is-nothing.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { inRange, maxItems, maxLength } from '../../wire/request-limit.ts'
import { word } from '../../wire/text.ts'
import { deliveryType } from '../order/order-parts.ts'
import {
  comment,
  optionalRequestMoney,
  personName,
  phone,
  requestMoney,
  shortWord,
} from '../request-parts.ts'
import { PRINT_KINDS } from './printing.ts'

const DAY = 1_440
const minutes = inRange(count, 0, DAY)
const key = maxLength(word, LIMITS.word)
const ids = maxItems(list(id), LIMITS.ids)
const few = <T>(one: Codec<T>) => maxItems(list(one), LIMITS.ids)

/** Why something was refused, cancelled, given back or moved: `name` for those who choose, the text for the guest. */
export const officeReason = noun('OfficeReason', {
  id: ['id', key],
  name: ['name', personName],
  guestText: ['guest_text', comment, ''],
})
export type OfficeReason = Domain<typeof officeReason>

const reasons = few(officeReason)

export const officeReasons = noun('OfficeReasons', {
  refuse: ['refuse', reasons, []],
  cancel: ['cancel', reasons, []],
  refund: ['refund', reasons, []],
  /** Why an order takes longer than was said. */
  later: ['later', reasons, []],
})

export const messageTemplate = noun('MessageTemplate', {
  id: ['id', key],
  name: ['name', personName],
  text: ['text', comment],
})

/** Where some of a kitchen's dishes are made; a dish of no station's category is everybody's. */
export const kitchenStation = noun('KitchenStation', {
  id: ['id', key],
  kitchen: ['kitchen', id],
  name: ['name', personName],
  categories: ['categories', ids, []],
})
export type KitchenStation = Domain<typeof kitchenStation>

/** Dishes that are served, and so cooked, together; the first of a kitchen's is the earliest. */
const kitchenCourse = noun('KitchenCourse', {
  kitchen: ['kitchen', id],
  name: ['name', personName],
  categories: ['categories', ids, []],
})

const PAPER_WIDTHS = [58, 80] as const
const paperWidth: Codec<number> = field<number>({
  schema: { type: 'integer', enum: PAPER_WIDTHS },
  decode: (wire, isRequest) => {
    if (isNothing(wire, isRequest)) return undefined
    return PAPER_WIDTHS.find((width) => String(width) === String(wire)) ?? expected('58 or 80')
  },
  encode: (value) => value,
})

export const printer = noun('Printer', {
  id: ['id', key],
  kitchen: ['kitchen', id],
  name: ['name', personName, ''],
  kind: ['kind', oneOf(['browser', 'escpos', 'cloudprnt'])],
  width: ['width', paperWidth, 80],
  /** The station whose tickets it prints; empty where it prints those of all. */
  station: ['station', shortWord, ''],
  /** What comes out of it by itself when an order enters the kitchen. */
  prints: ['prints', few(oneOf(PRINT_KINDS)), ['ticket']],
})
export type Printer = Domain<typeof printer>

/** How the restaurant itself works: `office.json`. No guest ever sees any of it but the texts that are sent to them. */
export const officeSettings = noun('OfficeSettings', {
  /** An order nobody accepted is rung louder after so many minutes and cancelled after so many; 0 is never. */
  acceptAlertMinutes: ['accept_alert_minutes', minutes, 2],
  acceptCancelMinutes: ['accept_cancel_minutes', minutes, 10],
  managerPhones: ['manager_phones', few(phone), []],
  /** When a business day begins, in minutes from midnight: a shift after midnight belongs to the day it began. */
  dayStartsAt: ['day_starts_at', maxLength(clock, LIMITS.word), 300],
  autoAccept: [
    'auto_accept',
    few(noun('AutoAccept', { kitchen: ['kitchen', id], way: ['way', deliveryType] })),
    [],
  ],
  reasons: ['reasons', officeReasons, { refuse: [], cancel: [], refund: [], later: [] }],
  messageTemplates: ['message_templates', few(messageTemplate), []],
  stations: ['stations', few(kitchenStation), []],
  courses: ['courses', few(kitchenCourse), []],
  /** What lies in the drawer when a day begins. */
  floats: [
    'floats',
    few(noun('DrawerFloat', { kitchen: ['kitchen', id], amount: ['amount', requestMoney] })),
    [],
  ],
  printers: ['printers', few(printer), []],
  /** A refund above it asks for the passkey or password again; null never asks. */
  refundStepUpAbove: ['refund_step_up_above', optionalRequestMoney, null],
  /** A table whose guests did not come is free again after so long. */
  releaseTableMinutes: ['release_table_minutes', minutes, 15],
  /** The minutes offered when an order is accepted. */
  acceptMinutes: ['accept_minutes', few(minutes), []],
  /** The minutes offered when there are many orders. */
  busyMinutes: ['busy_minutes', few(minutes), []],
})
export type OfficeSettings = Domain<typeof officeSettings>
