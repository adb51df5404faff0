import type { Route } from '../../http/route.ts'
import { officeEndingRoutes } from './ending-routes.ts'
import { officeReadRoutes } from './read-routes.ts'
import { officeWordsRoutes } from './words-routes.ts'
import { officeWorkRoutes } from './work-routes.ts'

/** Orders as the people of the restaurant work with them. */
export const officeOrderRoutes: readonly Route[] = [
  ...officeReadRoutes,
  ...officeWorkRoutes,
  ...officeEndingRoutes,
  ...officeWordsRoutes,
]
