import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'

const CALLS = `
GET /wp-json/v1/all_settings
GET /wp-content/uploads/app_sync/{file}.json
GET /banners-json
GET /wp-json/restoran/v1/blog
GET /wp-json/restoran/v1/gallery
GET /wp-json/restoran/v1/gallery/{galleryId}
GET /wp-json/restoran/v1/brands
GET /wp-json/front/settings
GET /wp-json/wp/v2/posts
GET /wp-json/wp/v2/pages
GET /wp-json/checkout/avaible_time
POST /wp-json/wc/v3/coupons/autoapply
GET /wp-json/systeminfo/v1/coupons/seettings
GET /wp-json/v1/autocoupons
GET /wp-json/systeminfo/v1/bonus
GET /wp-json/wc/auth/user/get_addresses
POST /wp-json/wc/auth/user/get_addresses
PUT /wp-json/wc/auth/user/get_addresses
DELETE /wp-json/wc/auth/user/get_addresses
GET /wp-json/system/users
PATCH /wp-json/system/users
DELETE /wp-json/system/users
GET /wp-json/system/users/export
GET /wp-json/system/sessions
DELETE /wp-json/system/sessions
DELETE /wp-json/system/sessions/{id}
POST /wp-json/wc/auth/send_code
POST /wp-json/wc/auth/check_code
POST /wp-json/wc/auth/logout
POST /wp-json/telega/v1/auth/send
POST /wp-json/telega/v1/auth/check
POST /wp-json/whatsapp/v1/auth/send
POST /wp-json/whatsapp/v1/auth/check
GET /wp-json/systeminfo/v1/user/avaible_coupons
GET /wp-json/systeminfo/v2/user_preferences
POST /wp-json/systeminfo/v2/user_preferences
GET /wp-json/systeminfo/v2/coupons/referal_info
POST /wp-json/systeminfo/v2/coupons/referal_apply
GET /wp-json/systeminfo/v2/push/user_history
POST /wp-json/systeminfo/v2/push/user_history
GET /wp-json/systeminfo/v2/products/popular
GET /wp-json/systeminfo/v2/push/subscribe
POST /wp-json/systeminfo/v2/push/subscribe
DELETE /wp-json/systeminfo/v2/push/subscribe
GET /wp-json/wc/v2/orders
GET /wp-json/wc/v2/orders/{id}
GET /wp-json/wc/v3/orders
GET /wp-json/wc/v3/orders/{id}
PUT /wp-json/wc/v3/orders/{id}
GET /wheel/
GET /wp-json/wheel/state
POST /wp-json/wheel/spin
GET /wp-json/systeminfo/v2/user_favorites
POST /wp-json/systeminfo/v2/user_favorites
GET /wp-json/v1/redirects
GET /wp-json/checkout/v1/switches
POST /wp-json/checkout/v1/quote
POST /wp-json/checkout/v1/orders
GET /wp-json/checkout/v1/orders/{id}
POST /wp-json/checkout/v1/orders/{id}/cancel
POST /wp-json/checkout/v1/orders/{id}/rating
POST /wp-json/checkout/v1/orders/{id}/tips
POST /wp-json/checkout/v1/orders/{id}/repeat
GET /wp-json/checkout/v1/tables
GET /wp-json/geo/v1/suggest
GET /wp-json/geo/v1/locate
POST /wp-json/geo/v1/zone
POST /wp-json/geo/v1/wish
POST /wp-json/systeminfo/v1/coupons/promocode
POST /wp-json/contacts/v1/messages
POST /wp-json/requests/v1/orders
POST /wp-json/payments/{provider}/webhook
POST /wp-json/realtime/v1/auth
GET /api/office/v1/permissions
POST /api/office/v1/demo-session
GET /api/office/v1/me
POST /api/office/v1/sign-out
POST /api/office/v1/realtime/auth
GET /api/office/v1/switches
POST /api/office/v1/switches
DELETE /api/office/v1/switches/{id}
GET /api/office/v1/switches/targets
GET /api/office/v1/setup
PUT /api/office/v1/setup
GET /api/office/v1/orders
GET /api/office/v1/order-choices
GET /api/office/v1/orders/{id}
POST /api/office/v1/orders/{id}/accept
POST /api/office/v1/orders/{id}/minutes
POST /api/office/v1/orders/{id}/move
POST /api/office/v1/orders/{id}/ready
POST /api/office/v1/orders/{id}/refuse
POST /api/office/v1/orders/{id}/refunds
DELETE /api/office/v1/deeds/{id}
POST /api/office/v1/orders/{id}/notes
POST /api/office/v1/orders/{id}/messages
GET /api/office/v1/guests/by-phone
POST /api/office/v1/phone-orders/quote
POST /api/office/v1/phone-orders
GET /api/office/v1/requests
POST /api/office/v1/requests/{kind}/{id}/take
POST /api/office/v1/requests/{kind}/{id}/done
GET /api/office/v1/kitchens/{kitchen}/tickets
POST /api/office/v1/kitchens/{kitchen}/marks
POST /api/office/v1/kitchens/{kitchen}/remakes
GET /api/office/v1/kitchens/{kitchen}/waste
GET /api/office/v1/kitchens/{kitchen}/printing
POST /api/office/v1/kitchens/{kitchen}/print-station
DELETE /api/office/v1/kitchens/{kitchen}/print-station
POST /api/office/v1/kitchens/{kitchen}/print-jobs
POST /api/office/v1/kitchens/{kitchen}/print-jobs/claim
GET /api/office/v1/print-jobs/{id}
POST /api/office/v1/print-jobs/{id}/result
POST /api/office/v1/print-jobs/{id}/again
POST /api/office/v1/cloudprnt/{token}
GET /api/office/v1/cloudprnt/{token}
DELETE /api/office/v1/cloudprnt/{token}
GET /api/office/v1/sign-in
POST /api/office/v1/sign-in/password
POST /api/office/v1/sign-in/recovery
POST /api/office/v1/sign-in/passkey-options
POST /api/office/v1/sign-in/passkey
POST /api/office/v1/welcome/look
POST /api/office/v1/welcome/passkey-options
POST /api/office/v1/welcome
POST /api/office/v1/pairing
POST /api/office/v1/proof
POST /api/office/v1/proof/passkey-options
POST /api/office/v1/proof/passkey
GET /api/office/v1/me/security
PUT /api/office/v1/me/password
PUT /api/office/v1/me/pin
POST /api/office/v1/me/totp
PUT /api/office/v1/me/totp
DELETE /api/office/v1/me/totp
POST /api/office/v1/me/recovery-codes
POST /api/office/v1/me/passkey-options
POST /api/office/v1/me/passkeys
DELETE /api/office/v1/me/passkeys/{id}
GET /api/office/v1/me/sessions
DELETE /api/office/v1/me/sessions
DELETE /api/office/v1/me/sessions/{id}
GET /api/office/v1/people
POST /api/office/v1/people
PATCH /api/office/v1/people/{id}
DELETE /api/office/v1/people/{id}
PUT /api/office/v1/people/{id}/pin
POST /api/office/v1/people/{id}/link
GET /api/office/v1/people/{id}/sessions
DELETE /api/office/v1/people/{id}/sessions/{session}
POST /api/office/v1/invitations
DELETE /api/office/v1/invitations/{id}
GET /api/office/v1/devices
POST /api/office/v1/device-codes
DELETE /api/office/v1/devices/{id}
GET /api/office/v1/this-device
POST /api/office/v1/this-device/person
DELETE /api/office/v1/this-device/person
GET /api/office/v1/journal
GET /api/office/v1/journal-export
GET /api/office/v1/keys
POST /api/office/v1/keys
POST /api/office/v1/keys/{id}/rotation
DELETE /api/office/v1/keys/{id}
GET /api/office/v1/counter
POST /api/office/v1/counter/drawers
POST /api/office/v1/counter/drawers/{id}/entries
POST /api/office/v1/counter/drawers/{id}/close
GET /api/office/v1/day-close
POST /api/office/v1/day-close
GET /api/office/v1/day-close/file
GET /api/office/v1/tables
POST /api/office/v1/table-stays
POST /api/office/v1/table-stays/{id}/arrived
POST /api/office/v1/table-stays/{id}/late
POST /api/office/v1/table-stays/{id}/missed
POST /api/office/v1/table-stays/{id}/move
POST /api/office/v1/table-stays/{id}/longer
POST /api/office/v1/table-stays/{id}/free
GET /api/office/v1/demo-orders
POST /api/office/v1/demo-orders
`

it('the table holds every call of the shop, each once', () => {
  const rows = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect([...rows].sort()).toEqual(CALLS.trim().split('\n').sort())
})

it('every call has a name of its own', () => {
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
})

it('a call with a body of success says how it looks', () => {
  const silent = endpoints.filter(
    ({ answer, statuses }) => answer === null && !statuses.every((one) => one === 204 || one === 302),
  )
  expect(silent).toEqual([])
})

it('a call of the office names its permission, and no other call has one', () => {
  const wrong = endpoints.filter(
    ({ path, permission, auth }) =>
      path.startsWith('/api/office/v1/') !== (permission !== null) ||
      (auth === 'staff') !== (permission !== null && permission !== 'public'),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('what changes money or luck needs an idempotency key', () => {
  const guarded = endpoints
    .filter(({ headers }) => headers.includes('Idempotency-Key'))
    .map(({ name }) => name)
  expect(guarded.sort()).toEqual(['placeOrder', 'placePhoneOrder', 'refundOrder', 'spinWheel'])
})
