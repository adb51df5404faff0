import { officeSwitch, officeSwitches, setSwitchBody, stopTargets } from '../../nouns/office/switch.ts'
import { searchText } from '../../nouns/request-parts.ts'
import { id } from '../../wire/number.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const listSwitches = officeEndpoint({
  name: 'officeSwitches',
  method: 'GET',
  path: '/switches',
  summary: 'What is stopped, paused and slowed now, at the person’s kitchens.',
  permission: 'switches.read',
  query: query({ kitchen: id }),
  answer: officeSwitches,
})

export const setSwitch = officeEndpoint({
  name: 'setSwitch',
  method: 'POST',
  path: '/switches',
  summary: 'Stops, pauses or slows something for a while, in place of what was on of the same.',
  permission: 'switches.set',
  body: setSwitchBody,
  answer: officeSwitch,
  statuses: [201],
  refusals: ['not_found', 'unknown_target'],
})

export const endSwitch = officeEndpoint({
  name: 'endSwitch',
  method: 'DELETE',
  path: '/switches/{id}',
  summary: 'Ends it now.',
  permission: 'switches.set',
  refusals: ['not_found'],
})

export const findStopTargets = officeEndpoint({
  name: 'findStopTargets',
  method: 'GET',
  path: '/switches/targets',
  summary: 'Dishes, their variations, supplements and categories of that name.',
  permission: 'switches.read',
  query: query({ search: searchText }),
  answer: stopTargets,
})
