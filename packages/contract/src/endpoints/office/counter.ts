import { closeDayBody, dayClose, dayCloseFile } from '../../nouns/office/day-close.ts'
import {
  closeDrawerBody,
  counterAnswer,
  drawer,
  drawerEntryBody,
  openDrawerBody,
} from '../../nouns/office/drawer.ts'
import { shortWord } from '../../nouns/request-parts.ts'
import { id } from '../../wire/number.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const officeCounter = officeEndpoint({
  name: 'officeCounter',
  method: 'GET',
  path: '/counter',
  summary: 'The drawer of a kitchen, and what was taken there on this business day.',
  permission: 'counter.read',
  query: query({ kitchen: id }),
  answer: counterAnswer,
  refusals: ['not_found'],
})

export const openDrawer = officeEndpoint({
  name: 'openDrawer',
  method: 'POST',
  path: '/counter/drawers',
  summary: 'Opens the drawer of a kitchen with what lies in it.',
  permission: 'counter.work',
  body: openDrawerBody,
  answer: drawer,
  statuses: [201],
  refusals: ['not_found', 'drawer_open'],
})

export const addDrawerEntry = officeEndpoint({
  name: 'addDrawerEntry',
  method: 'POST',
  path: '/counter/drawers/{id}/entries',
  summary: 'Cash put into the drawer or taken from it, and why.',
  permission: 'counter.work',
  body: drawerEntryBody,
  answer: drawer,
  refusals: ['not_found', 'drawer_closed'],
})

export const closeDrawer = officeEndpoint({
  name: 'closeDrawer',
  method: 'POST',
  path: '/counter/drawers/{id}/close',
  summary: 'Counts the drawer; a difference asks for its reason.',
  permission: 'counter.work',
  body: closeDrawerBody,
  answer: drawer,
  refusals: ['not_found', 'drawer_closed', 'difference_needs_reason'],
})

export const readDayClose = officeEndpoint({
  name: 'officeDayClose',
  method: 'GET',
  path: '/day-close',
  summary: 'What a business day came to, as it is now or as it was signed.',
  permission: 'counter.read',
  query: query({ kitchen: id, day: shortWord }),
  answer: dayClose,
  refusals: ['not_found', 'invalid_date'],
})

export const closeDay = officeEndpoint({
  name: 'closeDay',
  method: 'POST',
  path: '/day-close',
  summary: 'Signs a business day, once.',
  permission: 'counter.close',
  body: closeDayBody,
  answer: dayClose,
  refusals: [
    ...['not_found', 'invalid_date', 'day_closed', 'day_ahead', 'drawer_open', 'orders_open'],
    'difference_needs_reason',
  ],
})

export const exportDayClose = officeEndpoint({
  name: 'exportDayClose',
  method: 'GET',
  path: '/day-close/file',
  summary: 'The same as a file for a spreadsheet.',
  permission: 'counter.read',
  query: query({ kitchen: id, day: shortWord }),
  answer: dayCloseFile,
  refusals: ['not_found', 'invalid_date'],
})
