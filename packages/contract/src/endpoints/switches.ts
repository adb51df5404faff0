import { guestSwitches as guestSwitchesAnswer } from '../nouns/order/guest-switches.ts'
import { language } from '../nouns/request-parts.ts'
import { id } from '../wire/number.ts'
import { endpoint } from './endpoint.ts'
import { query } from './query.ts'

/** A file of its own: pages ask it once they have settled, and none waits for its code. */
export const guestSwitches = endpoint({
  name: 'guestSwitches',
  method: 'GET',
  path: '/wp-json/checkout/v1/switches',
  summary: 'What cannot be had right now, and what takes longer: at the kitchen, or at every one.',
  auth: 'public',
  query: query({ warehouse: id, lang: language }),
  answer: guestSwitchesAnswer,
})
