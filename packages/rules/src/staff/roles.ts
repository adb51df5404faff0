/** Who works in the office, from the one who owns the business to the one who reads its numbers. */
export const ROLES = [
  'owner',
  'manager',
  'editor',
  'dispatcher',
  'kitchen',
  'picker',
  'courier',
  'accountant',
] as const
export type Role = (typeof ROLES)[number]
