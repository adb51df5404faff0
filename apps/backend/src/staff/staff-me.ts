import type { KitchenName, StaffMe } from '@samobranka/contract'
import { permissions } from '@samobranka/rules'
import type { StaffCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'

type Person = Pick<StaffCaller, 'staffId' | 'name' | 'role' | 'kitchens'> &
  Partial<Pick<StaffCaller, 'deviceId'>>

/** The kitchens of those numbers by name; none named: all there are. */
export function kitchenNames(kitchens: readonly number[], context: Context): KitchenName[] {
  return context
    .snapshot()
    .own()
    .warehouses.filter(({ id }) => kitchens.length === 0 || kitchens.includes(id))
    .map(({ id, name, workTime }) => ({ id, name, timeZone: workTime.timeZone }))
}

/** Who is signed in, and what the office may show them. */
export function staffMe(
  { staffId, name, role, kitchens, deviceId = null }: Person,
  context: Context,
): StaffMe {
  return {
    person: { id: staffId, name, role, kitchens },
    permissions: permissions[role],
    kitchens: kitchenNames(kitchens, context),
    shopName: context.snapshot().own().operator.seo.name,
    production: context.production,
    onTablet: deviceId !== null,
  }
}
