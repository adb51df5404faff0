import { officeSetup, officeSetupBody } from '../../nouns/office/office-setup.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const readSetup = officeEndpoint({
  name: 'officeSetup',
  method: 'GET',
  path: '/setup',
  summary: 'How the restaurant works: office.json.',
  permission: 'setup.read',
  answer: officeSetup,
})

export const writeSetup = officeEndpoint({
  name: 'changeOfficeSetup',
  method: 'PUT',
  path: '/setup',
  summary: 'Changes how the restaurant works; refused where somebody changed it since it was read.',
  permission: 'setup.write',
  body: officeSetupBody,
  answer: officeSetup,
  refusals: ['changed_meanwhile', 'unknown_in_setup'],
})
