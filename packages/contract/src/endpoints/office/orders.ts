import { BOARD_REGIONS, orderCards } from '../../nouns/office/order-card.ts'
import { orderChoices } from '../../nouns/office/order-choices.ts'
import { officeOrder } from '../../nouns/office/order-page.ts'
import {
  acceptBody,
  cancelBody,
  changeMinutesBody,
  guestMessageBody,
  moveBody,
  noteBody,
  refundBody,
  workedOrder,
} from '../../nouns/office/order-work.ts'
import { pageNumber, searchText, shortWord } from '../../nouns/request-parts.ts'
import { id } from '../../wire/number.ts'
import { oneOf } from '../../wire/one-of.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const officeOrders = officeEndpoint({
  name: 'officeOrders',
  method: 'GET',
  path: '/orders',
  summary: 'The board’s orders, or those of a search, a day, a way, a status.',
  permission: 'orders.read',
  query: query({
    kitchen: id,
    way: shortWord,
    region: oneOf(BOARD_REGIONS),
    status: shortWord,
    /** The number, short or whole, the last four digits of a phone, or a name. */
    search: searchText,
    /** A business day, yyyy-mm-dd; without it and without a search: the board of now. */
    day: shortWord,
    until: shortWord,
    page: pageNumber,
  }),
  answer: orderCards,
  refusals: ['invalid_date'],
})

export const officeOrderChoices = officeEndpoint({
  name: 'officeOrderChoices',
  method: 'GET',
  path: '/order-choices',
  summary: 'The reasons, templates and minutes that people choose from.',
  permission: 'orders.read',
  answer: orderChoices,
})

export const oneOfficeOrder = officeEndpoint({
  name: 'officeOrder',
  method: 'GET',
  path: '/orders/{id}',
  summary: 'Everything of one order.',
  permission: 'orders.read',
  answer: officeOrder,
  refusals: ['not_found'],
})

const moved = { method: 'POST', answer: workedOrder } as const
const outrun = ['not_found', 'wrong_status_move', 'somebody_was_first'] as const

export const acceptOrder = officeEndpoint({
  ...moved,
  name: 'acceptOrder',
  path: '/orders/{id}/accept',
  summary: 'Takes a new order: it falls silent everywhere, and the guest is told how long it takes.',
  permission: 'orders.accept',
  body: acceptBody,
  refusals: outrun,
})

export const changeMinutes = officeEndpoint({
  ...moved,
  name: 'changeMinutes',
  path: '/orders/{id}/minutes',
  summary: 'Says another time than was promised, and why.',
  permission: 'orders.accept',
  body: changeMinutesBody,
  refusals: outrun,
})

export const moveOfficeOrder = officeEndpoint({
  ...moved,
  name: 'moveOfficeOrder',
  path: '/orders/{id}/move',
  summary: 'Moves the order one step on or back; «готово» of a delivery is kept beside the status.',
  permission: 'orders.move',
  body: moveBody,
  refusals: [...outrun, 'paid_differently'],
})

export const kitchenReady = officeEndpoint({
  ...moved,
  name: 'kitchenReady',
  path: '/orders/{id}/ready',
  summary: 'A delivery is cooked and waits for its courier.',
  permission: 'orders.move',
  refusals: outrun,
})

export const refuseOrder = officeEndpoint({
  ...moved,
  name: 'refuseOrder',
  path: '/orders/{id}/refuse',
  summary: 'Refuses a new order or cancels a later one, five seconds from now.',
  permission: 'orders.cancel',
  body: cancelBody,
  refusals: [...outrun, 'unknown_reason'],
})

export const refundOrder = officeEndpoint({
  ...moved,
  name: 'refundOrder',
  path: '/orders/{id}/refunds',
  summary: 'Gives money back, a sum or some lines, five seconds from now.',
  permission: 'orders.refund',
  body: refundBody,
  headers: ['Idempotency-Key'],
  refusals: [
    'not_found',
    'somebody_was_first',
    'nothing_to_refund',
    'too_much_refund',
    'idempotency_key_required',
    'idempotency_conflict',
  ],
})

export const undoDeed = officeEndpoint({
  name: 'undoDeed',
  method: 'DELETE',
  path: '/deeds/{id}',
  summary: 'Takes back what is still held.',
  permission: 'orders.read',
  refusals: ['not_found', 'too_late'],
})

export const noteOnOrder = officeEndpoint({
  ...moved,
  name: 'noteOnOrder',
  path: '/orders/{id}/notes',
  summary: 'A note for those who work here.',
  permission: 'orders.read',
  body: noteBody,
  refusals: ['not_found'],
})

export const messageGuest = officeEndpoint({
  ...moved,
  name: 'messageGuest',
  path: '/orders/{id}/messages',
  summary: 'Writes to the guest: a push, or an SMS where there is none.',
  permission: 'orders.message',
  body: guestMessageBody,
  refusals: ['not_found', 'channel_unavailable', 'too_many_requests'],
})
