import { may, ROLES, type Role } from '@samobranka/rules'
import type { Screen } from './screen.ts'

/** The roles for whom there is something to look at, as the table of screens and that of permissions say it. */
export const rolesWithScreens = (screens: readonly Screen[]): readonly Role[] =>
  ROLES.filter((role) =>
    screens.some(({ place, permission }) => place !== 'hidden' && may({ role, kitchens: [] }, permission)),
  )
