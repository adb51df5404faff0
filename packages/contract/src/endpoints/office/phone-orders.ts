import { foundGuest, phoneOrder } from '../../nouns/office/phone-order.ts'
import { orderBody } from '../../nouns/order/order-body.ts'
import { quote } from '../../nouns/order/quote.ts'
import { phone } from '../../nouns/request-parts.ts'
import { PROBLEM_CODES } from '../problem-codes.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const findGuest = officeEndpoint({
  name: 'findGuest',
  method: 'GET',
  path: '/guests/by-phone',
  summary: 'Whoever calls: their name, addresses and last orders.',
  permission: 'guests.read',
  query: query({ phone }),
  answer: foundGuest,
  refusals: ['invalid_phone'],
})

export const quotePhoneOrder = officeEndpoint({
  name: 'quotePhoneOrder',
  method: 'POST',
  path: '/phone-orders/quote',
  summary: 'What the order would cost the guest of its phone, and every problem with it.',
  permission: 'orders.create',
  body: orderBody,
  answer: quote,
})

export const placePhoneOrder = officeEndpoint({
  name: 'placePhoneOrder',
  method: 'POST',
  path: '/phone-orders',
  summary: 'Places an order for whoever calls, as theirs; the same key again answers the same order.',
  permission: 'orders.create',
  headers: ['Idempotency-Key'],
  body: orderBody,
  answer: phoneOrder,
  statuses: [201, 200],
  refusals: [...PROBLEM_CODES, 'price_changed', 'idempotency_key_required', 'idempotency_conflict'],
})
