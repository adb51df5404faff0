import {
  arrivedBody,
  lateBody,
  longerBody,
  moveStayBody,
  officeStay,
  officeTables,
  walkInBody,
} from '../../nouns/office/table-stay.ts'
import { shortWord } from '../../nouns/request-parts.ts'
import { id } from '../../wire/number.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const listTables = officeEndpoint({
  name: 'officeTables',
  method: 'GET',
  path: '/tables',
  summary: 'Tables of a kitchen and who has them on a business day.',
  permission: 'tables.work',
  query: query({ kitchen: id, day: shortWord }),
  answer: officeTables,
  refusals: ['not_found', 'invalid_date'],
})

export const walkIn = officeEndpoint({
  name: 'walkIn',
  method: 'POST',
  path: '/table-stays',
  summary: 'Guests who booked nothing sit down.',
  permission: 'tables.work',
  body: walkInBody,
  answer: officeStay,
  statuses: [201],
  refusals: ['not_found', 'no_such_table', 'stay_taken'],
})

const worked = {
  method: 'POST',
  permission: 'tables.work',
  answer: officeStay,
} as const
const refusals = ['not_found', 'stay_over'] as const

export const guestsCame = officeEndpoint({
  ...worked,
  name: 'guestsCame',
  path: '/table-stays/{id}/arrived',
  summary: 'The guests came: their dishes go to the kitchen.',
  body: arrivedBody,
  refusals: [...refusals, 'no_such_table', 'stay_taken'],
})

export const guestsLate = officeEndpoint({
  ...worked,
  name: 'guestsLate',
  path: '/table-stays/{id}/late',
  summary: 'The guests come so many minutes from now: the table waits for them.',
  body: lateBody,
  refusals,
})

export const guestsMissed = officeEndpoint({
  ...worked,
  name: 'guestsMissed',
  path: '/table-stays/{id}/missed',
  summary: 'The guests did not come: the table is free.',
  refusals,
})

export const moveStay = officeEndpoint({
  ...worked,
  name: 'moveStay',
  path: '/table-stays/{id}/move',
  summary: 'To another table, for the rest of the stay.',
  body: moveStayBody,
  refusals: [...refusals, 'no_such_table', 'stay_taken'],
})

export const lengthenStay = officeEndpoint({
  ...worked,
  name: 'lengthenStay',
  path: '/table-stays/{id}/longer',
  summary: 'The stay ends later, where nobody else has the table then.',
  body: longerBody,
  refusals: [...refusals, 'stay_taken'],
})

export const freeTable = officeEndpoint({
  ...worked,
  name: 'freeTable',
  path: '/table-stays/{id}/free',
  summary: 'The guests have left.',
  refusals,
})
