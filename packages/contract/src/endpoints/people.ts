import { address } from '../nouns/delivery/address.ts'
import {
  addressBody,
  favourites,
  notification,
  preferences,
  preferencesBody,
  pushEndpoint,
  pushKey,
  pushSubscription,
  readMarks,
} from '../nouns/people/account.ts'
import { codeBody, codeSent, done, loggedIn, phoneBody } from '../nouns/people/login.ts'
import { user, userAnswer, userChange } from '../nouns/people/user.ts'
import { userExport } from '../nouns/people/user-export.ts'
import { language } from '../nouns/request-parts.ts'
import { list } from '../wire/list.ts'
import { id } from '../wire/number.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

const sending = {
  method: 'POST',
  auth: 'keys',
  query: query({ lang: language }),
  body: phoneBody,
  answer: codeSent,
  refusals: [
    'invalid_phone',
    'too_many_requests',
    'channel_unavailable',
    'login_not_set_up',
    'forbidden',
    'invalid_signature',
  ],
} as const

const checking = {
  method: 'POST',
  auth: 'keys',
  query: query({ lang: language }),
  body: codeBody,
  answer: loggedIn,
  refusals: [
    'invalid_phone',
    'invalid_code',
    'code_expired',
    'too_many_requests',
    'forbidden',
    'invalid_signature',
  ],
} as const

export const sendCode = endpoint({
  ...sending,
  name: 'sendCode',
  path: '/wp-json/wc/auth/send_code',
  summary: 'Sends a login code by SMS.',
})

export const checkCode = endpoint({
  ...checking,
  name: 'checkCode',
  path: '/wp-json/wc/auth/check_code',
  summary: 'Exchanges the code for a session.',
})

export const sendTelegramCode = endpoint({
  ...sending,
  name: 'sendTelegramCode',
  path: '/wp-json/telega/v1/auth/send',
  summary: 'Sends a login code by Telegram.',
})

export const checkTelegramCode = endpoint({
  ...checking,
  name: 'checkTelegramCode',
  path: '/wp-json/telega/v1/auth/check',
  summary: 'Exchanges the code sent by Telegram for a session.',
})

export const sendWhatsappCode = endpoint({
  ...sending,
  name: 'sendWhatsappCode',
  path: '/wp-json/whatsapp/v1/auth/send',
  summary: 'Sends a login code by WhatsApp.',
})

export const checkWhatsappCode = endpoint({
  ...checking,
  name: 'checkWhatsappCode',
  path: '/wp-json/whatsapp/v1/auth/check',
  summary: 'Exchanges the code sent by WhatsApp for a session.',
})

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/wp-json/wc/auth/logout',
  summary: 'Ends the session.',
  auth: 'token',
})

export const currentUser = endpoint({
  name: 'currentUser',
  method: 'GET',
  path: '/wp-json/system/users',
  summary: 'The customer the token belongs to.',
  auth: 'token',
  answer: userAnswer,
})

export const changeUser = endpoint({
  name: 'changeUser',
  method: 'PATCH',
  path: '/wp-json/system/users',
  summary: 'Changes name, e-mail or birthday; the birthday can be set once.',
  auth: 'token',
  body: userChange,
  answer: user,
  refusals: ['birth_already_set', 'invalid_date', 'invalid_email'],
})

export const exportUser = endpoint({
  name: 'exportUser',
  method: 'GET',
  path: '/wp-json/system/users/export',
  summary: 'Everything the shop keeps about the customer.',
  auth: 'token',
  query: query({ lang: language }),
  answer: userExport,
})

export const deleteUser = endpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/wp-json/system/users',
  summary: 'Forgets the customer: the account, its bonuses, and the person in its orders.',
  auth: 'token',
})

const addressPath = '/wp-json/wc/auth/user/get_addresses'

export const addresses = endpoint({
  name: 'addresses',
  method: 'GET',
  path: addressPath,
  summary: 'Saved addresses.',
  auth: 'token',
  answer: list(address),
})

export const addAddress = endpoint({
  name: 'addAddress',
  method: 'POST',
  path: addressPath,
  summary: 'Saves an address.',
  auth: 'token',
  body: addressBody,
  answer: address,
  statuses: [201, 200],
  refusals: ['forbidden'],
})

export const changeAddress = endpoint({
  name: 'changeAddress',
  method: 'PUT',
  path: addressPath,
  summary: 'Changes a saved address.',
  auth: 'token',
  query: query({ id }),
  body: addressBody,
  answer: address,
  refusals: ['forbidden', 'not_found'],
})

export const removeAddress = endpoint({
  name: 'removeAddress',
  method: 'DELETE',
  path: addressPath,
  summary: 'Forgets a saved address.',
  auth: 'token',
  query: query({ id }),
  refusals: ['not_found'],
})

export const userPreferences = endpoint({
  name: 'userPreferences',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/user_preferences',
  summary: 'What the customer does not eat.',
  auth: 'token',
  answer: preferences,
})

export const savePreferences = endpoint({
  name: 'savePreferences',
  method: 'POST',
  path: '/wp-json/systeminfo/v2/user_preferences',
  summary: 'Saves what the customer does not eat.',
  auth: 'token',
  body: preferencesBody,
  answer: preferences,
})

export const userFavourites = endpoint({
  name: 'userFavourites',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/user_favorites',
  summary: 'Favourite products.',
  auth: 'token',
  answer: favourites,
})

export const saveFavourites = endpoint({
  name: 'saveFavourites',
  method: 'POST',
  path: '/wp-json/systeminfo/v2/user_favorites',
  summary: 'Replaces the favourite products.',
  auth: 'token',
  body: favourites,
  answer: favourites,
})

export const notifications = endpoint({
  name: 'notifications',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/push/user_history',
  summary: 'The history of notifications, newest first.',
  auth: 'token',
  query: query({ lang: language }),
  answer: list(notification),
})

export const readNotifications = endpoint({
  name: 'readNotifications',
  method: 'POST',
  path: '/wp-json/systeminfo/v2/push/user_history',
  summary: 'Marks notifications as read: those named, or all.',
  auth: 'token',
  body: readMarks,
  answer: done,
})

export const pushPublicKey = endpoint({
  name: 'pushPublicKey',
  method: 'GET',
  path: '/wp-json/systeminfo/v2/push/subscribe',
  summary: 'The key a browser subscribes with.',
  auth: 'public',
  answer: pushKey,
})

export const subscribePush = endpoint({
  name: 'subscribePush',
  method: 'POST',
  path: '/wp-json/systeminfo/v2/push/subscribe',
  summary: 'Lets this browser be notified.',
  auth: 'token',
  body: pushSubscription,
  answer: done,
  statuses: [201],
})

export const unsubscribePush = endpoint({
  name: 'unsubscribePush',
  method: 'DELETE',
  path: '/wp-json/systeminfo/v2/push/subscribe',
  summary: 'Stops notifying this browser.',
  auth: 'token',
  body: pushEndpoint,
})
