import {
  actingBody,
  deviceCode,
  deviceCodeBody,
  devicesAnswer,
  invitationBody,
  newLink,
  newPersonBody,
  peopleAnswer,
  personChange,
  personRow,
  thisDeviceAnswer,
} from '../../nouns/office/staff-people.ts'
import { pinBody } from '../../nouns/office/staff-sign-in.ts'
import { customerSessions } from '../../nouns/people/customer-session.ts'
import { officeEndpoint } from './office-endpoint.ts'

const writing = { permission: 'staff.write', proof: true } as const

export const people = officeEndpoint({
  name: 'people',
  method: 'GET',
  path: '/people',
  summary: 'Who works here, and the invitations that are open.',
  permission: 'staff.read',
  answer: peopleAnswer,
})

export const addPerson = officeEndpoint({
  ...writing,
  name: 'addPerson',
  method: 'POST',
  path: '/people',
  summary: 'Somebody who works on paired tablets alone, by a PIN.',
  body: newPersonBody,
  answer: personRow,
  statuses: [201],
  refusals: ['name_required', 'weak_pin', 'unknown_kitchen'],
})

export const changePerson = officeEndpoint({
  ...writing,
  name: 'changePerson',
  method: 'PATCH',
  path: '/people/{id}',
  summary: 'Changes name, role or kitchens; with another role or kitchens the person signs in anew.',
  body: personChange,
  answer: personRow,
  refusals: ['not_found', 'name_required', 'last_owner', 'unknown_kitchen'],
})

export const endPerson = officeEndpoint({
  ...writing,
  name: 'endPerson',
  method: 'DELETE',
  path: '/people/{id}',
  summary: 'The person works here no longer: their sessions and sockets end at once.',
  refusals: ['not_found', 'last_owner'],
})

export const changePersonPin = officeEndpoint({
  ...writing,
  name: 'changePersonPin',
  method: 'PUT',
  path: '/people/{id}/pin',
  summary: 'Another PIN for paired tablets.',
  body: pinBody,
  refusals: ['not_found', 'weak_pin'],
})

export const linkForPerson = officeEndpoint({
  ...writing,
  name: 'linkForPerson',
  method: 'POST',
  path: '/people/{id}/link',
  summary: 'A one-time link for somebody who cannot get in any more.',
  answer: newLink,
  statuses: [201],
  refusals: ['not_found'],
})

export const sessionsOfPerson = officeEndpoint({
  name: 'sessionsOfPerson',
  method: 'GET',
  path: '/people/{id}/sessions',
  summary: 'Where a person is signed in.',
  permission: 'staff.read',
  answer: customerSessions,
  refusals: ['not_found'],
})

export const endSessionOfPerson = officeEndpoint({
  name: 'endSessionOfPerson',
  method: 'DELETE',
  path: '/people/{id}/sessions/{session}',
  summary: 'Ends one session of a person.',
  permission: 'staff.write',
  refusals: ['not_found'],
})

export const invitePerson = officeEndpoint({
  ...writing,
  name: 'invitePerson',
  method: 'POST',
  path: '/invitations',
  summary: 'A one-time link, good for seven days, for somebody who is to work here.',
  body: invitationBody,
  answer: newLink,
  statuses: [201],
  refusals: ['unknown_kitchen'],
})

export const endInvitation = officeEndpoint({
  name: 'endInvitation',
  method: 'DELETE',
  path: '/invitations/{id}',
  summary: 'Makes an invitation void.',
  permission: 'staff.write',
  refusals: ['not_found'],
})

export const devices = officeEndpoint({
  name: 'devices',
  method: 'GET',
  path: '/devices',
  summary: 'The paired tablets of the person’s kitchens.',
  permission: 'devices.write',
  answer: devicesAnswer,
})

export const newDeviceCode = officeEndpoint({
  name: 'newDeviceCode',
  method: 'POST',
  path: '/device-codes',
  summary: 'Six digits to pair a tablet by, good for ten minutes and one tablet.',
  permission: 'devices.write',
  proof: true,
  body: deviceCodeBody,
  answer: deviceCode,
  statuses: [201],
  refusals: ['name_required', 'unknown_kitchen'],
})

export const endDevice = officeEndpoint({
  name: 'endDevice',
  method: 'DELETE',
  path: '/devices/{id}',
  summary: 'A tablet that is the restaurant’s no longer: stolen, sold or lost.',
  permission: 'devices.write',
  refusals: ['not_found'],
})

export const thisDevice = officeEndpoint({
  name: 'thisDevice',
  method: 'GET',
  path: '/this-device',
  summary: 'The paired tablet that asks, who works on it and who could.',
  permission: 'session.own',
  answer: thisDeviceAnswer,
})

export const beginActing = officeEndpoint({
  name: 'beginActing',
  method: 'POST',
  path: '/this-device/person',
  summary: 'Somebody works on this tablet from now on: what is done is theirs.',
  permission: 'session.own',
  body: actingBody,
  answer: thisDeviceAnswer,
  refusals: ['only_on_tablet', 'wrong_pin', 'too_many_requests'],
})

export const endActing = officeEndpoint({
  name: 'endActing',
  method: 'DELETE',
  path: '/this-device/person',
  summary: 'Nobody works on this tablet.',
  permission: 'session.own',
  refusals: ['only_on_tablet'],
})
