import { customerSessions } from '../nouns/people/customer-session.ts'
import { endpoint } from './endpoint.ts'

export const userSessions = endpoint({
  name: 'userSessions',
  method: 'GET',
  path: '/wp-json/system/sessions',
  summary: 'Where the customer is logged in, last used first.',
  auth: 'token',
  answer: customerSessions,
})

export const endUserSession = endpoint({
  name: 'endUserSession',
  method: 'DELETE',
  path: '/wp-json/system/sessions/{id}',
  summary: 'Ends one of the customer’s sessions.',
  auth: 'token',
  refusals: ['not_found'],
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/wp-json/system/sessions',
  summary: 'Ends all of the customer’s sessions but the one that asks.',
  auth: 'token',
})
