import { ITEM_STATES, MARK_KINDS, MARK_OBSTACLES } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { money } from '../../wire/money.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { inRange, maxItems, maxLength } from '../../wire/request-limit.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { deliveryType, orderStatus, takeTime } from '../order/order-parts.ts'
import { comment, key, shortWord } from '../request-parts.ts'

/** One line of an order as a cook sees it, or one dish of it that is made again. */
export const kitchenItem = noun('KitchenItem', {
  /** What it is marked by: its place in the order, or what is made again. */
  key: ['key', word],
  productId: ['product_id', id],
  variationId: ['variation_id', id, 0],
  name: ['name', text, ''],
  /** Variation and weight. */
  size: ['size', text, ''],
  count: ['count', count, 1],
  state: ['state', oneOf(ITEM_STATES), 'waiting'],
  held: ['held', flag, false, 'sparse'],
  station: ['station', text, ''],
  course: ['course', count, 1],
  extras: ['extras', list(text), [], 'sparse'],
  /** What belongs into the dish and is not wanted. */
  removals: ['removals', list(text), [], 'sparse'],
  note: ['note', text, '', 'sparse'],
  allergens: ['allergens', list(text), [], 'sparse'],
  gift: ['gift', flag, false, 'sparse'],
  /** Why it is made again; empty for a line of the order. */
  again: ['again', text, '', 'sparse'],
})
export type KitchenItem = Domain<typeof kitchenItem>

export const kitchenTicket = noun('KitchenTicket', {
  order: ['order', verbatim],
  number: ['number', word],
  dayNumber: ['day_number', count, 0],
  status: ['status', orderStatus],
  deliveryType: ['delivery_type', deliveryType],
  takeTime: ['take_time', takeTime, 'asap'],
  enteredAt: ['entered_at', instant],
  promisedFrom: ['promised_from', optionalInstant, null],
  promisedTo: ['promised_to', optionalInstant, null],
  frontAt: ['front_at', optionalInstant, null, 'sparse'],
  cookedAt: ['cooked_at', optionalInstant, null, 'sparse'],
  comment: ['comment', text, ''],
  allergy: ['allergy', text, '', 'sparse'],
  peopleCount: ['people_count', count, 1],
  table: ['table', text, '', 'sparse'],
  items: ['items', list(kitchenItem), []],
  /** Another one where anything of it but its marks has changed: it flashes until somebody has seen it. */
  revision: ['revision', word],
})
export type KitchenTicket = Domain<typeof kitchenTicket>

export const kitchenBoard = noun('KitchenBoard', {
  kitchen: ['kitchen', id],
  /** By the server's clock, which counts minutes and orders marks. */
  now: ['now', instant],
  cookingMinutes: ['cooking_minutes', count, 0],
  stations: ['stations', list(noun('StationName', { id: ['id', text, ''], name: ['name', text, ''] })), []],
  courses: ['courses', list(text), []],
  tickets: ['tickets', list(kitchenTicket), []],
  /** Cooked a short while ago, the last one first: what was pressed too early is taken back here. */
  cooked: ['cooked', list(kitchenTicket), []],
  /** Cancelled a short while ago; whoever had them on a screen takes them off with a tap. */
  cancelled: [
    'cancelled',
    list(noun('CancelledTicket', { order: ['order', verbatim], number: ['number', word] })),
    [],
  ],
  /** How many accepted orders wait for their time. */
  later: ['later', count, 0],
})
export type KitchenBoard = Domain<typeof kitchenBoard>

/** What a cook has said. It carries its name and its instant: sent twice, or an hour later, it means the same. */
export const kitchenMark = noun('KitchenMark', {
  id: ['id', key],
  at: ['at', maxLength(instant, LIMITS.word)],
  kind: ['kind', oneOf(MARK_KINDS)],
  order: ['order', key],
  /** Empty where the whole ticket is meant. */
  item: ['item', shortWord, '', 'sparse'],
})
export type KitchenMark = Domain<typeof kitchenMark>

export const kitchenMarks = noun('KitchenMarks', {
  marks: ['marks', maxItems(list(kitchenMark), LIMITS.lines)],
})

export const skippedMark = noun('SkippedMark', {
  id: ['id', verbatim],
  why: ['why', oneOf(MARK_OBSTACLES)],
  number: ['number', text, ''],
  name: ['name', text, ''],
})
export type SkippedMark = Domain<typeof skippedMark>

export const markedKitchen = noun('MarkedKitchen', {
  applied: ['applied', list(verbatim), []],
  skipped: ['skipped', list(skippedMark), []],
  board: ['board', kitchenBoard],
})
export type MarkedKitchen = Domain<typeof markedKitchen>

/** Why a dish is thrown away and made again. */
export const REMAKE_REASONS = ['dropped', 'burnt', 'wrong', 'complaint', 'other'] as const
export type RemakeReason = (typeof REMAKE_REASONS)[number]

export const remakeBody = noun('RemakeBody', {
  /** Drawn by who asks: asked twice, it is made again once. */
  id: ['id', key],
  order: ['order', key],
  item: ['item', shortWord],
  count: ['count', inRange(units, 1, LIMITS.people), 1],
  reason: ['reason', oneOf(REMAKE_REASONS)],
  text: ['text', comment, '', 'sparse'],
})

export const wasteRow = noun('WasteRow', {
  id: ['id', verbatim],
  at: ['at', instant],
  by: ['by', text, ''],
  number: ['number', text, ''],
  name: ['name', text, ''],
  count: ['count', count, 1],
  reason: ['reason', oneOf(REMAKE_REASONS)],
  text: ['text', text, '', 'sparse'],
  /** What it was sold for: nobody is charged for it. */
  worth: ['worth', money, 0],
})

export const wasteList = noun('WasteList', {
  rows: ['rows', list(wasteRow), []],
  worth: ['worth', money, 0],
})
