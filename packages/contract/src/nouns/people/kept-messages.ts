import { instant } from '../../wire/instant.ts'
import { list } from '../../wire/list.ts'
import { noun } from '../../wire/noun.ts'
import { count } from '../../wire/number.ts'
import { prose, text, word } from '../../wire/text.ts'
import { cartLine } from '../order/order-parts.ts'

/** What the customer wrote to the shop beside orders, as the export shows it. */
export const keptMessage = noun('KeptMessage', {
  name: ['name', text, ''],
  phone: ['phone', text, ''],
  email: ['email', text, ''],
  message: ['message', prose, ''],
  page: ['page', text, ''],
  at: ['at', instant],
})

export const keptRequest = noun('KeptRequest', {
  name: ['name', text, ''],
  phone: ['phone', text, ''],
  comment: ['comment', prose, ''],
  lines: ['lines', list(cartLine), []],
  at: ['at', instant],
})

export const keptWish = noun('KeptWish', {
  phone: ['phone', text, ''],
  lat: ['lat', count],
  lon: ['lon', count],
  at: ['at', instant],
})

/** What the shop said to the phone. */
export const sentMessage = noun('SentMessage', {
  channel: ['channel', word],
  text: ['text', prose, ''],
  at: ['at', instant],
})
