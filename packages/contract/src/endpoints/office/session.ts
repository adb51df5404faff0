import { demoSessionBody, permissionsAnswer, staffMeAnswer } from '../../nouns/office/staff.ts'
import { realtimeAuth, realtimeAuthBody } from '../../nouns/people/realtime.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const staffPermissions = officeEndpoint({
  name: 'staffPermissions',
  method: 'GET',
  path: '/permissions',
  summary: 'What each role may do.',
  permission: 'public',
  answer: permissionsAnswer,
})

export const demoSession = officeEndpoint({
  name: 'demoSession',
  method: 'POST',
  path: '/demo-session',
  summary: 'Looks around as somebody of a role; outside production only.',
  permission: 'public',
  body: demoSessionBody,
  answer: staffMeAnswer,
  refusals: ['production_only_staff'],
})

export const staffMe = officeEndpoint({
  name: 'staffMe',
  method: 'GET',
  path: '/me',
  summary: 'Who is signed in, and what they may do.',
  permission: 'session.own',
  answer: staffMeAnswer,
})

export const staffSignOut = officeEndpoint({
  name: 'staffSignOut',
  method: 'POST',
  path: '/sign-out',
  summary: 'Ends the session that asks.',
  permission: 'session.own',
})

export const officeRealtimeAuth = officeEndpoint({
  name: 'officeRealtimeAuth',
  method: 'POST',
  path: '/realtime/auth',
  summary: 'Pusher’s signature for the channels of the person’s kitchens.',
  permission: 'session.own',
  body: realtimeAuthBody,
  answer: realtimeAuth,
  acceptsForm: true,
  refusals: ['forbidden'],
})
