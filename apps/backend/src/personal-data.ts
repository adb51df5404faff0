import { loadAddresses } from './account/address-routes.ts'
import { loadUser } from './account/load-user.ts'
import { loadFavourites, loadPreferences } from './account/preference-routes.ts'
import { contactMessagesOf, forgetContactMessages } from './content/contact-messages-of.ts'
import { deliveryWishesOf, forgetDeliveryWishes } from './geo/delivery-wishes-of.ts'
import { forgetLogins } from './login/forget-old-logins.ts'
import { loadBonusCard } from './loyalty/bonus-card.ts'
import { forgetBonuses } from './loyalty/ledger.ts'
import { loadOwnCoupons } from './loyalty/own-coupons.ts'
import { loadReferralInfo } from './loyalty/referral-info.ts'
import { forgetMessages } from './messages/forget-messages.ts'
import { sentMessagesOf } from './messages/sent-messages-of.ts'
import { loadNotifications } from './notifications/notification-routes.ts'
import { forgetOrdersOf, ordersOf } from './orders/orders-of.ts'
import type { PersonalData } from './privacy/personal-data.ts'
import { forgetRequests, requestsOf } from './requests/requests-of.ts'
import { loadSessions } from './sessions/load-sessions.ts'

const ALL = 1_000_000

/** What the shop keeps about a person, and how it forgets it. */
export const personalData: PersonalData = {
  loadUser,
  parts: {
    addresses: (sql, { customerId }) => loadAddresses(sql, customerId),
    preferences: (sql, { customerId }) => loadPreferences(sql, customerId),
    favourites: (sql, { customerId }) => loadFavourites(sql, customerId),
    orders: (sql, person) => ordersOf(sql, person, person.now),
    bonus: (sql, { local, customerId }) => loadBonusCard(sql, local, customerId, ALL),
    coupons: (sql, { local, customerId }) => loadOwnCoupons(sql, local.coupons, customerId, true),
    referral: (sql, { local, customerId, shopUrl }) =>
      loadReferralInfo(sql, local.operator.referral, customerId, shopUrl),
    notifications: (sql, { customerId, language }) => loadNotifications(sql, customerId, language, ALL),
    messages: (sql, { phone }) => contactMessagesOf(sql, phone),
    requests: requestsOf,
    deliveryWishes: (sql, { phone }) => deliveryWishesOf(sql, phone),
    sentMessages: (sql, { phone }) => sentMessagesOf(sql, phone),
    sessions: (sql, { customerId, now, tokenHash }) => loadSessions(sql, customerId, now, tokenHash),
  },
  forget: [
    forgetOrdersOf,
    forgetContactMessages,
    forgetDeliveryWishes,
    forgetLogins,
    forgetMessages,
    forgetRequests,
    forgetBonuses,
  ],
}
