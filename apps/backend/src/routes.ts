import { addressRoutes } from './account/address-routes.ts'
import { preferenceRoutes } from './account/preference-routes.ts'
import { profileRoutes } from './account/profile-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { placeRoute } from './checkout/place/place-route.ts'
import { couponOfferRoutes } from './checkout/quote/coupon-offer-routes.ts'
import { quoteRoute } from './checkout/quote/quote-route.ts'
import { timeRoutes } from './checkout/quote/time-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { messageRoutes } from './content/message-routes.ts'
import { geoRoutes } from './geo/geo-routes.ts'
import { wishRoutes } from './geo/wish-routes.ts'
import type { Route } from './http/route.ts'
import { wooRoutes } from './integrators/woo-routes.ts'
import { loginRoutes } from './login/login-routes.ts'
import { bonusRoutes } from './loyalty/bonus-routes.ts'
import { couponRoutes } from './loyalty/coupon-routes.ts'
import { referralRoutes } from './loyalty/referral-routes.ts'
import { wheelRoutes } from './loyalty/wheel-routes.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { officeCounterRoutes } from './office/counter/office-counter-routes.ts'
import { demoOrderRoutes } from './office/demo-orders/demo-order-routes.ts'
import { journalRoutes } from './office/journal/journal-routes.ts'
import { keyRoutes } from './office/keys/key-routes.ts'
import { kitchenRoutes } from './office/kitchen/kitchen-routes.ts'
import { officeOrderRoutes } from './office/orders/office-order-routes.ts'
import { phoneOrderRoutes } from './office/phone-orders/phone-order-routes.ts'
import { cloudPrntRoutes } from './office/printing/cloudprnt-routes.ts'
import { printingRoutes } from './office/printing/printing-routes.ts'
import { officeRequestRoutes } from './office/requests/office-request-routes.ts'
import { officeSessionRoutes } from './office/session/office-session-routes.ts'
import { officeSetupRoutes } from './office/setup/office-setup-routes.ts'
import { staffRoutes } from './office/staff/staff-routes.ts'
import { officeSwitchRoutes } from './office/switches/office-switch-routes.ts'
import { officeTableRoutes } from './office/tables/office-table-routes.ts'
import { rightToOrder } from './orders/order-channel.ts'
import { orderRoutes } from './orders/order-routes.ts'
import { paymentPurposes } from './payment-purposes.ts'
import { webhookRoutes } from './payments/webhook.ts'
import { personalData } from './personal-data.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { pushRoutes } from './push/push-routes.ts'
import { realtimeRoutes } from './realtime/realtime-routes.ts'
import { requestRoutes } from './requests/request-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'
import { guestSwitchRoutes } from './switches/guest-switch-routes.ts'

/** Every call the backend answers, by capability. */
export const routes: readonly Route[] = [
  ...settingsRoutes,
  ...catalogueRoutes,
  ...contentRoutes,
  ...messageRoutes,
  ...geoRoutes,
  ...wishRoutes,
  ...timeRoutes,
  ...guestSwitchRoutes,
  quoteRoute,
  placeRoute,
  ...orderRoutes,
  ...couponOfferRoutes,
  ...requestRoutes,
  ...webhookRoutes(paymentPurposes),
  ...wooRoutes,
  ...couponRoutes,
  ...bonusRoutes,
  ...referralRoutes,
  ...wheelRoutes,
  ...loginRoutes,
  ...profileRoutes,
  ...privacyRoutes(personalData),
  ...sessionRoutes,
  ...addressRoutes,
  ...preferenceRoutes,
  ...notificationRoutes,
  ...pushRoutes,
  ...realtimeRoutes(rightToOrder),
  ...officeSessionRoutes,
  ...officeSwitchRoutes,
  ...officeSetupRoutes,
  ...officeOrderRoutes,
  ...phoneOrderRoutes,
  ...officeRequestRoutes,
  ...kitchenRoutes,
  ...printingRoutes,
  ...cloudPrntRoutes,
  ...staffRoutes,
  ...journalRoutes,
  ...keyRoutes,
  ...officeCounterRoutes,
  ...officeTableRoutes,
  ...demoOrderRoutes,
]
