import {
  kitchenBoard,
  kitchenMarks,
  markedKitchen,
  remakeBody,
  wasteList,
} from '../../nouns/office/kitchen.ts'
import { shortWord } from '../../nouns/request-parts.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const kitchenTickets = officeEndpoint({
  name: 'kitchenTickets',
  method: 'GET',
  path: '/kitchens/{kitchen}/tickets',
  summary: 'What a kitchen has to cook, or one station of it.',
  permission: 'kitchen.work',
  query: query({ station: shortWord }),
  answer: kitchenBoard,
  refusals: ['not_found'],
})

export const markKitchen = officeEndpoint({
  name: 'markKitchen',
  method: 'POST',
  path: '/kitchens/{kitchen}/marks',
  summary: 'What cooks have marked, applied in the order it was marked; known marks change nothing.',
  permission: 'kitchen.work',
  body: kitchenMarks,
  answer: markedKitchen,
  refusals: ['not_found'],
})

export const remakeItem = officeEndpoint({
  name: 'remakeItem',
  method: 'POST',
  path: '/kitchens/{kitchen}/remakes',
  summary: 'Makes a dish again: its stock is taken, nobody is charged, and it is on the list of waste.',
  permission: 'kitchen.work',
  body: remakeBody,
  answer: kitchenBoard,
  refusals: ['not_found', 'wrong_status_move'],
})

export const kitchenWaste = officeEndpoint({
  name: 'kitchenWaste',
  method: 'GET',
  path: '/kitchens/{kitchen}/waste',
  summary: 'What was made again, since an instant or in the last day.',
  permission: 'kitchen.work',
  query: query({ since: shortWord }),
  answer: wasteList,
  refusals: ['not_found', 'invalid_date'],
})
