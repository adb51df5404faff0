import { KEY_SCOPES } from '../../endpoints/endpoint.ts'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { inRange, maxItems } from '../../wire/request-limit.ts'
import { text, word } from '../../wire/text.ts'
import { personName } from '../request-parts.ts'

const scopes = maxItems(list(oneOf(KEY_SCOPES)), 20)

export const machineKey = noun('MachineKey', {
  /** `first` is the key of `keys.json`. */
  id: ['id', word],
  name: ['name', text, ''],
  scopes: ['scopes', list(oneOf(KEY_SCOPES)), []],
  /** The end of its consumer key, to know it by. */
  ending: ['ending', text, ''],
  createdAt: ['created_at', optionalInstant, null],
  usedAt: ['used_at', optionalInstant, null],
  /** Until when the one before opens as well, after a rotation. */
  overlapUntil: ['overlap_until', optionalInstant, null],
  isFirst: ['is_first', flag, false],
})
export type MachineKey = Domain<typeof machineKey>

export const machineKeysAnswer = noun('MachineKeys', { keys: ['keys', list(machineKey), []] })

export const newMachineKeyBody = noun('NewMachineKeyBody', {
  name: ['name', personName],
  scopes: ['scopes', scopes],
})

/** The secret is told once. */
export const newMachineKey = noun('NewMachineKey', {
  id: ['id', word],
  consumerKey: ['consumer_key', word],
  consumerSecret: ['consumer_secret', word],
  overlapUntil: ['overlap_until', optionalInstant, null],
})
export type NewMachineKey = Domain<typeof newMachineKey>

export const keyRotationBody = noun('KeyRotationBody', {
  /** So long the one before opens beside the new one. */
  overlapHours: ['overlap_hours', inRange(count, 0, 720), 24],
})
