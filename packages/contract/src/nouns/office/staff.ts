import { ACTIONS, ROLES } from '@samobranka/rules'
import type { Domain } from '../../wire/codec.ts'
import { flag } from '../../wire/flag.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { record } from '../../wire/record.ts'
import { text } from '../../wire/text.ts'

export const role = oneOf(ROLES)
export const action = oneOf(ACTIONS)

/** A person of the restaurant, as everybody in the office may see them. */
export const staffPerson = noun('StaffPerson', {
  id: ['id', id],
  name: ['name', text, ''],
  role: ['role', role],
  /** None named: every kitchen. */
  kitchens: ['kitchens', list(id), []],
})
export type StaffPerson = Domain<typeof staffPerson>

export const kitchenName = noun('KitchenName', {
  id: ['id', id],
  name: ['name', text, ''],
  /** What its clock on the wall goes by. */
  timeZone: ['time_zone', text, 'UTC'],
})
export type KitchenName = Domain<typeof kitchenName>

/** Who is signed in, and what the office may show them. */
export const staffMeAnswer = noun('StaffMe', {
  person: ['person', staffPerson],
  permissions: ['permissions', list(action), []],
  kitchens: ['kitchens', list(kitchenName), []],
  shopName: ['shop_name', text, ''],
  production: ['production', flag, false],
  /** Whether it is a paired tablet that is signed in, and somebody works on it or not. */
  onTablet: ['on_tablet', flag, false],
})
export type StaffMe = Domain<typeof staffMeAnswer>

export const permissionsAnswer = noun('StaffPermissions', { roles: ['roles', record(list(action))] })

export const demoSessionBody = noun('DemoSessionBody', { role: ['role', role] })
