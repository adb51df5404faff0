import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { orderRoutes } from './checkout/order-routes.ts'
import { timeRoutes } from './checkout/time-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { messageRoutes } from './content/message-routes.ts'
import { geoRoutes } from './geo/geo-routes.ts'
import { wishRoutes } from './geo/wish-routes.ts'
import type { Route } from './http/route.ts'
import { wooRoutes } from './integrators/woo-routes.ts'
import { couponRoutes } from './loyalty/coupon-routes.ts'
import { webhookRoutes } from './payments/webhook.ts'
import { addressRoutes } from './people/address-routes.ts'
import { loginRoutes } from './people/login-routes.ts'
import { profileRoutes } from './people/profile-routes.ts'
import { tasteRoutes } from './people/taste-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'

/** Every call the backend answers, by capability. */
export const routes: readonly Route[] = [
  ...settingsRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...messageRoutes,
  ...geoRoutes,
  ...wishRoutes,
  ...timeRoutes,
  ...orderRoutes,
  ...webhookRoutes,
  ...wooRoutes,
  ...couponRoutes,
  ...loginRoutes,
  ...profileRoutes,
  ...addressRoutes,
  ...tasteRoutes,
]
