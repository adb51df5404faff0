import { guestRequest, guestRequests } from '../../nouns/office/guest-request.ts'
import { pageNumber } from '../../nouns/request-parts.ts'
import { oneOf } from '../../wire/one-of.ts'
import { query } from '../query.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const officeRequests = officeEndpoint({
  name: 'officeRequests',
  method: 'GET',
  path: '/requests',
  summary: 'Requests to be called back and letters, the open ones first.',
  permission: 'requests.work',
  query: query({ state: oneOf(['open', 'done']), page: pageNumber }),
  answer: guestRequests,
})

const worked = {
  method: 'POST',
  permission: 'requests.work',
  answer: guestRequest,
  refusals: ['not_found', 'somebody_was_first'],
} as const

export const takeRequest = officeEndpoint({
  ...worked,
  name: 'takeRequest',
  path: '/requests/{kind}/{id}/take',
  summary: 'Takes a request: the others see by whom.',
})

export const finishRequest = officeEndpoint({
  ...worked,
  name: 'finishRequest',
  path: '/requests/{kind}/{id}/done',
  summary: 'A request is answered.',
})
