import { wooOrder, wooOrderChange } from '../nouns/order/woo-order.ts'
import { done } from '../nouns/people/login.ts'
import { realtimeAuth, realtimeAuthBody } from '../nouns/people/realtime.ts'
import { key, pageNumber, searchText, shortWord } from '../nouns/request-parts.ts'
import { list } from '../wire/list.ts'
import { id } from '../wire/number.ts'
import { untouched } from '../wire/record.ts'
import { maxBulk } from '../wire/request-limit.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

const orderList = {
  method: 'GET',
  auth: 'keys',
  scope: 'orders.read',
  summary: 'Orders in WooCommerce’s shape, X-WP-Total and X-WP-TotalPages in the headers.',
  query: query({
    customer: id,
    status: searchText,
    after: shortWord,
    page: pageNumber,
    perPage: ['per_page', pageNumber],
  }),
  answer: list(wooOrder),
  refusals: ['forbidden', 'invalid_signature', 'unknown_status', 'invalid_date'],
} as const

const oneOrder = {
  method: 'GET',
  auth: 'keys',
  scope: 'orders.read',
  summary: 'One order in WooCommerce’s shape.',
  answer: wooOrder,
  refusals: ['forbidden', 'invalid_signature', 'not_found'],
} as const

export const wooOrdersV2 = endpoint({ ...orderList, name: 'wooOrdersV2', path: '/wp-json/wc/v2/orders' })
export const wooOrderV2 = endpoint({ ...oneOrder, name: 'wooOrderV2', path: '/wp-json/wc/v2/orders/{id}' })
export const wooOrders = endpoint({ ...orderList, name: 'wooOrders', path: '/wp-json/wc/v3/orders' })
export const wooOrderById = endpoint({
  ...oneOrder,
  name: 'wooOrderById',
  path: '/wp-json/wc/v3/orders/{id}',
})

export const changeWooOrder = endpoint({
  name: 'changeWooOrder',
  method: 'PUT',
  path: '/wp-json/wc/v3/orders/{id}',
  summary: 'Moves an order’s status by WooCommerce’s name.',
  auth: 'keys',
  scope: 'orders.write',
  body: wooOrderChange,
  answer: wooOrder,
  refusals: ['forbidden', 'invalid_signature', 'not_found', 'unknown_status', 'wrong_status_move'],
})

export const paymentWebhook = endpoint({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/wp-json/payments/{provider}/webhook',
  summary: 'A payment provider’s own news; verified, and the same news twice changes nothing.',
  auth: 'public',
  body: maxBulk(untouched, { characters: 262_144, levels: 32 }),
  answer: done,
  refusals: ['invalid_signature', 'unknown_provider', 'too_many_requests', 'upstream_unavailable'],
})

export const authoriseChannel = endpoint({
  name: 'authoriseChannel',
  method: 'POST',
  path: '/wp-json/realtime/v1/auth',
  summary: 'Pusher’s signature for the caller’s own channels.',
  auth: 'public',
  query: query({ key }),
  body: realtimeAuthBody,
  answer: realtimeAuth,
  acceptsForm: true,
  refusals: ['unauthorized', 'forbidden'],
})
