import type { StaffMe } from '@samobranka/contract'
import { permissions } from '@samobranka/rules'
import type { StaffCaller } from '../http/caller.ts'
import type { Context } from '../http/context.ts'

type Person = Pick<StaffCaller, 'staffId' | 'name' | 'role' | 'kitchens'>

/** Who is signed in, and what the office may show them. */
export function staffMe({ staffId, name, role, kitchens }: Person, context: Context): StaffMe {
  const own = context.snapshot().own()
  return {
    person: { id: staffId, name, role, kitchens },
    permissions: permissions[role],
    kitchens: own.warehouses
      .filter(({ id }) => kitchens.length === 0 || kitchens.includes(id))
      .map(({ id, name: called }) => ({ id, name: called })),
    shopName: own.operator.seo.name,
    production: context.production,
  }
}
