import {
  keyRotationBody,
  machineKeysAnswer,
  newMachineKey,
  newMachineKeyBody,
} from '../../nouns/office/machine-keys.ts'
import { officeEndpoint } from './office-endpoint.ts'

const writing = { permission: 'keys.write', proof: true } as const

export const machineKeys = officeEndpoint({
  name: 'machineKeys',
  method: 'GET',
  path: '/keys',
  summary: 'The keys that machines open with; never their secrets.',
  permission: 'keys.write',
  answer: machineKeysAnswer,
})

export const addMachineKey = officeEndpoint({
  ...writing,
  name: 'addMachineKey',
  method: 'POST',
  path: '/keys',
  summary: 'A named key for what it is made for; its secret is told once.',
  body: newMachineKeyBody,
  answer: newMachineKey,
  statuses: [201],
  refusals: ['name_required', 'scopes_required'],
})

export const rotateMachineKey = officeEndpoint({
  ...writing,
  name: 'rotateMachineKey',
  method: 'POST',
  path: '/keys/{id}/rotation',
  summary: 'Another pair in its place; the one before opens for a while longer.',
  body: keyRotationBody,
  answer: newMachineKey,
  statuses: [201],
  refusals: ['not_found'],
})

export const endMachineKey = officeEndpoint({
  ...writing,
  name: 'endMachineKey',
  method: 'DELETE',
  path: '/keys/{id}',
  summary: 'A key that opens nothing from now on.',
  refusals: ['not_found', 'first_key_stays'],
})
