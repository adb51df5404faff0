import { SWITCH_KINDS, UNTIL_CHOICES } from '@samobranka/rules'
import { LIMITS } from '../../limits.ts'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count, id, optionalId, units } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { inRange, maxLength } from '../../wire/request-limit.ts'
import { text, word } from '../../wire/text.ts'
import { personName } from '../request-parts.ts'

const kind = oneOf(SWITCH_KINDS)

/** Something that is stopped, paused or slowed for a while. */
export const officeSwitch = noun('OfficeSwitch', {
  id: ['id', id],
  kind: ['kind', kind],
  /** null: every kitchen. */
  warehouse: ['warehouse', optionalId, null],
  /** `product:7`, `variation:7/12`, `supplement:3`, `category:20`; `flat_rate`, `all`; `cooking`, `delivery`, `both`. */
  target: ['target', word],
  /** What the menu calls it, where it is of the menu. */
  title: ['title', text, ''],
  minutes: ['minutes', count, 0],
  blocksAsap: ['blocks_asap', flag, false],
  /** When it ends by itself; null: when somebody ends it. */
  until: ['until', optionalInstant, null],
  reason: ['reason', text, ''],
  /** Who turned it on, by name; empty: the shop itself. */
  by: ['by', text, ''],
  at: ['at', instant],
})
export type OfficeSwitch = Domain<typeof officeSwitch>

export const officeSwitches = noun('OfficeSwitches', {
  switches: ['switches', list(officeSwitch)],
  /** The minutes offered when there are many orders. */
  busyMinutes: ['busy_minutes', list(count), []],
})

export const setSwitchBody = noun('SetSwitchBody', {
  kind: ['kind', kind],
  warehouse: ['warehouse', optionalId, null],
  target: ['target', maxLength(word, LIMITS.word)],
  minutes: ['minutes', inRange(units, 0, 240), 0, 'sparse'],
  blocksAsap: ['blocks_asap', flag, false, 'sparse'],
  until: ['until', oneOf(UNTIL_CHOICES), 'opening'],
  /** Of a pause guests read it. */
  reason: ['reason', personName, '', 'sparse'],
})
export type SetSwitchBody = Domain<typeof setSwitchBody>

/** Something of the menu that can be stopped. */
export const stopTarget = noun('StopTarget', {
  target: ['target', word],
  title: ['title', text, ''],
  /** The dish of a variation, the category of a dish. */
  of: ['of', text, ''],
})
export type OfferedStop = Domain<typeof stopTarget>

export const stopTargets = noun('StopTargets', { targets: ['targets', list(stopTarget)] })
