import type { Route } from '../../http/route.ts'
import { deviceRoutes } from './device-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { proofRoutes } from './proof-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { welcomeRoutes } from './welcome-routes.ts'

/** Who works here, how they sign in, and the tablets they share. */
export const staffRoutes: readonly Route[] = [
  ...signInRoutes,
  ...welcomeRoutes,
  ...proofRoutes,
  ...ownRoutes,
  ...peopleRoutes,
  ...deviceRoutes,
]
