import { ROLES, type Role } from '@samobranka/rules'

/** null for a role that this version does not know: who has it may do nothing. */
export const asRole = (text: string): Role | null => ROLES.find((role) => role === text) ?? null
