import { type Action, permissions } from './permissions.ts'
import type { Role } from './roles.ts'

export interface StaffMember {
  readonly role: Role
  /** The kitchens the person works at; none named: every kitchen. */
  readonly kitchens: readonly number[]
}

/** Whether the person may do this, at that kitchen where it is done at one. */
export function may({ role, kitchens }: StaffMember, action: Action, kitchen?: number): boolean {
  if (!permissions[role].includes(action)) return false
  return kitchen === undefined || kitchens.length === 0 || kitchens.includes(kitchen)
}
