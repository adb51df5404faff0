import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { instant, optionalInstant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { optional, optionalList } from '../../wire/optional.ts'
import { maxItems, maxLength } from '../../wire/request-limit.ts'
import { text, verbatim, word } from '../../wire/text.ts'
import { personName } from '../request-parts.ts'
import { role, staffPerson } from './staff.ts'

const kitchens = maxItems(list(id), 200)

export const personRow = noun('PersonRow', {
  person: ['person', staffPerson],
  email: ['email', text, ''],
  phone: ['phone', text, ''],
  hasPassword: ['has_password', flag, false],
  hasPasskey: ['has_passkey', flag, false],
  hasTotp: ['has_totp', flag, false],
  hasPin: ['has_pin', flag, false],
  /** Somebody who is looked around as; there is none in production. */
  isDemo: ['is_demo', flag, false],
  seenAt: ['seen_at', optionalInstant, null],
  endedAt: ['ended_at', optionalInstant, null],
})
export type PersonRow = Domain<typeof personRow>

export const invitationRow = noun('InvitationRow', {
  id: ['id', id],
  /** `return` lets somebody who works here in again. */
  kind: ['kind', oneOf(['invitation', 'return'])],
  name: ['name', text, ''],
  role: ['role', role],
  kitchens: ['kitchens', list(id), []],
  createdAt: ['created_at', instant],
  expiresAt: ['expires_at', instant],
})
export type InvitationRow = Domain<typeof invitationRow>

export const peopleAnswer = noun('People', {
  people: ['people', list(personRow), []],
  invitations: ['invitations', list(invitationRow), []],
})

/** Somebody who works on tablets alone: a name and a PIN. */
export const newPersonBody = noun('NewPersonBody', {
  name: ['name', personName],
  role: ['role', role],
  kitchens: ['kitchens', kitchens, []],
  pin: ['pin', maxLength(verbatim, 40)],
})

export const personChange = noun('PersonChange', {
  name: ['name', optional(personName), null],
  role: ['role', optional(role), null],
  /** An empty list is every kitchen; left out, they stay. */
  kitchens: ['kitchens', optionalList(kitchens), null],
})

export const invitationBody = noun('InvitationBody', {
  name: ['name', personName, ''],
  role: ['role', role],
  kitchens: ['kitchens', kitchens, []],
})

/** Told once: only its hash is kept. */
export const newLink = noun('NewLink', {
  id: ['id', id],
  /** From the shop’s own address on: `/office/welcome#…`. */
  path: ['path', word],
  expiresAt: ['expires_at', instant],
})
export type NewLink = Domain<typeof newLink>

export const DEVICE_KINDS = ['kitchen', 'counter'] as const
export type DeviceKind = (typeof DEVICE_KINDS)[number]

export const deviceRow = noun('DeviceRow', {
  id: ['id', id],
  name: ['name', text, ''],
  kind: ['kind', oneOf(DEVICE_KINDS)],
  kitchen: ['kitchen', id],
  pairedAt: ['paired_at', instant],
  seenAt: ['seen_at', optionalInstant, null],
  device: ['device', text, ''],
  address: ['address', text, ''],
  person: ['person', text, ''],
})
export type DeviceRow = Domain<typeof deviceRow>

export const devicesAnswer = noun('Devices', { devices: ['devices', list(deviceRow), []] })

export const deviceCodeBody = noun('DeviceCodeBody', {
  name: ['name', personName],
  kind: ['kind', oneOf(DEVICE_KINDS)],
  kitchen: ['kitchen', id],
})
export const deviceCode = noun('DeviceCode', { code: ['code', word], expiresAt: ['expires_at', instant] })
export const pairingBody = noun('PairingBody', { code: ['code', maxLength(verbatim, 40)] })

const deviceName = noun('DevicePerson', { id: ['id', id], name: ['name', text, ''] })

/** The tablet that asks, who works on it, and who could. */
export const thisDeviceAnswer = noun('ThisDevice', {
  device: ['device', optional(deviceName), null],
  person: ['person', optional(deviceName), null],
  people: ['people', list(deviceName), []],
})
export type ThisDevice = Domain<typeof thisDeviceAnswer>

export const actingBody = noun('ActingBody', {
  person: ['person', id],
  pin: ['pin', maxLength(verbatim, 40)],
})
