import { LIMITS } from '../limits.ts'
import { availableTime } from '../nouns/order/available-time.ts'
import { order } from '../nouns/order/order.ts'
import { orderBody } from '../nouns/order/order-body.ts'
import {
  orderKeyBody,
  placedOrder,
  ratingBody,
  repeatAnswer,
  tipsAnswer,
  tipsBody,
} from '../nouns/order/order-calls.ts'
import { deliveryType } from '../nouns/order/order-parts.ts'
import { quote } from '../nouns/order/quote.ts'
import { requestOrder } from '../nouns/order/request-order.ts'
import { done } from '../nouns/people/login.ts'
import { key, language } from '../nouns/request-parts.ts'
import { date } from '../wire/date.ts'
import { count, id } from '../wire/number.ts'
import { inRange, maxLength } from '../wire/request-limit.ts'
import { endpoint } from './endpoint.ts'
import { PROBLEM_CODES } from './problem-codes.ts'
import { query } from './query.ts'

export const availableTimes = endpoint({
  name: 'availableTimes',
  method: 'GET',
  path: '/wp-json/checkout/avaible_time',
  summary: 'When an order can be had: seven days of slots.',
  auth: 'public',
  query: query({
    warehouseId: ['stock_id', id],
    shippingMethod: ['shipping_method', deliveryType],
    zoneId: ['zone', id],
    distanceTime: ['distance_time', inRange(count, -LIMITS.minutes, LIMITS.minutes)],
    lang: language,
  }),
  answer: availableTime,
  refusals: ['not_found'],
})

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  method: 'POST',
  path: '/wp-json/checkout/v1/quote',
  summary: 'What the order would cost, and every problem with it at once.',
  auth: 'public',
  query: query({ lang: language }),
  body: orderBody,
  answer: quote,
  refusals: ['too_many_requests'],
})

export const placeOrder = endpoint({
  name: 'placeOrder',
  method: 'POST',
  path: '/wp-json/checkout/v1/orders',
  summary: 'Places the order; the same key again answers the same order.',
  auth: 'public',
  headers: ['Idempotency-Key'],
  query: query({ lang: language }),
  body: orderBody,
  answer: placedOrder,
  statuses: [201, 200],
  refusals: [
    'idempotency_key_required',
    'idempotency_conflict',
    'too_many_orders',
    'too_many_requests',
    ...PROBLEM_CODES,
  ],
})

export const orderById = endpoint({
  name: 'orderById',
  method: 'GET',
  path: '/wp-json/checkout/v1/orders/{id}',
  summary: 'An order with its history; a stranger sees no phone and no flat.',
  auth: 'public',
  query: query({ key, lang: language }),
  answer: order,
  refusals: ['not_found'],
})

const byOwner = { method: 'POST', auth: 'orderKey', query: query({ key, lang: language }) } as const

export const cancelOrder = endpoint({
  ...byOwner,
  name: 'cancelOrder',
  path: '/wp-json/checkout/v1/orders/{id}/cancel',
  summary: 'Cancels an order that nobody has begun to cook.',
  body: orderKeyBody,
  answer: order,
  refusals: ['forbidden', 'not_found', 'cannot_cancel'],
})

export const rateOrder = endpoint({
  ...byOwner,
  name: 'rateOrder',
  path: '/wp-json/checkout/v1/orders/{id}/rating',
  summary: 'Rates an order, once, after it was handed over.',
  body: ratingBody,
  answer: order,
  statuses: [200, 201],
  refusals: ['forbidden', 'not_found', 'cannot_rate', 'already_rated'],
})

export const tipOrder = endpoint({
  ...byOwner,
  name: 'tipOrder',
  path: '/wp-json/checkout/v1/orders/{id}/tips',
  summary: 'Adds a tip after the order.',
  body: tipsBody,
  answer: tipsAnswer,
  statuses: [201],
  refusals: ['forbidden', 'not_found', 'cannot_tip', 'payment_method_unavailable'],
})

export const repeatOrder = endpoint({
  ...byOwner,
  name: 'repeatOrder',
  path: '/wp-json/checkout/v1/orders/{id}/repeat',
  summary: 'Lines that can be ordered again, and those that cannot, with why; the key proves a guest only.',
  answer: repeatAnswer,
  refusals: ['forbidden', 'not_found'],
})

export const freeTables = endpoint({
  name: 'freeTables',
  method: 'GET',
  path: '/wp-json/checkout/v1/tables',
  summary: 'Free slots for a party.',
  auth: 'public',
  query: query({
    warehouseId: ['warehouse_id', id],
    date: maxLength(date, LIMITS.word),
    people: inRange(count, 1, LIMITS.people),
    lang: language,
  }),
  answer: availableTime,
  refusals: ['not_found', 'invalid_date'],
})

export const requestOrderCall = endpoint({
  name: 'requestOrderCall',
  method: 'POST',
  path: '/wp-json/requests/v1/orders',
  summary: 'A request instead of an order, where the shop works so.',
  auth: 'public',
  body: requestOrder,
  answer: done,
  statuses: [201],
  refusals: ['invalid_phone', 'invalid_name', 'phone_code_required', 'too_many_orders', 'too_many_requests'],
})
