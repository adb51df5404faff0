import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import type { Route } from './http/route.ts'
import { settingsRoutes } from './settings/settings-routes.ts'

/** Every call the backend answers, by capability. */
export const routes: readonly Route[] = [...settingsRoutes, ...catalogueRoutes]
