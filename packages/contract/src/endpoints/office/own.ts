import {
  codeOnlyBody,
  newPasskeyBody,
  newPasswordBody,
  passkeyOptions,
  pinBody,
  recoveryCodes,
  staffSecurity,
  totpSecret,
} from '../../nouns/office/staff-sign-in.ts'
import { customerSessions } from '../../nouns/people/customer-session.ts'
import { officeEndpoint } from './office-endpoint.ts'

const own = { permission: 'session.own' } as const
const proven = { ...own, proof: true } as const

export const ownSecurity = officeEndpoint({
  ...own,
  name: 'ownSecurity',
  method: 'GET',
  path: '/me/security',
  summary: 'How the person signs in.',
  answer: staffSecurity,
  refusals: ['not_on_tablet'],
})

export const changeOwnPassword = officeEndpoint({
  ...proven,
  name: 'changeOwnPassword',
  method: 'PUT',
  path: '/me/password',
  summary: 'Another password; every other session of the person ends.',
  body: newPasswordBody,
  refusals: ['weak_password', 'not_on_tablet'],
})

export const changeOwnPin = officeEndpoint({
  ...proven,
  name: 'changeOwnPin',
  method: 'PUT',
  path: '/me/pin',
  summary: 'Four to six digits to be known by on paired tablets.',
  body: pinBody,
  refusals: ['weak_pin', 'not_on_tablet'],
})

export const beginTotp = officeEndpoint({
  ...proven,
  name: 'beginTotp',
  method: 'POST',
  path: '/me/totp',
  summary: 'A secret for an authenticator app; it counts after a first code.',
  answer: totpSecret,
  refusals: ['not_on_tablet'],
})

export const confirmTotp = officeEndpoint({
  ...proven,
  name: 'confirmTotp',
  method: 'PUT',
  path: '/me/totp',
  summary: 'Switches codes on by a first one, and gives ten codes of recovery.',
  body: codeOnlyBody,
  answer: recoveryCodes,
  refusals: ['wrong_code', 'not_on_tablet', 'too_many_requests'],
})

export const endTotp = officeEndpoint({
  ...proven,
  name: 'endTotp',
  method: 'DELETE',
  path: '/me/totp',
  summary: 'Switches codes off.',
  refusals: ['not_on_tablet'],
})

export const newRecoveryCodes = officeEndpoint({
  ...proven,
  name: 'newRecoveryCodes',
  method: 'POST',
  path: '/me/recovery-codes',
  summary: 'Ten new codes of recovery; those of before are void.',
  answer: recoveryCodes,
  refusals: ['not_on_tablet'],
})

export const ownPasskeyOptions = officeEndpoint({
  ...proven,
  name: 'ownPasskeyOptions',
  method: 'POST',
  path: '/me/passkey-options',
  summary: 'What the browser makes a passkey with.',
  answer: passkeyOptions,
  refusals: ['passkeys_unavailable', 'not_on_tablet'],
})

export const addOwnPasskey = officeEndpoint({
  ...proven,
  name: 'addOwnPasskey',
  method: 'POST',
  path: '/me/passkeys',
  summary: 'One more passkey.',
  body: newPasskeyBody,
  answer: staffSecurity,
  refusals: ['passkeys_unavailable', 'passkey_refused', 'not_on_tablet'],
})

export const removeOwnPasskey = officeEndpoint({
  ...proven,
  name: 'removeOwnPasskey',
  method: 'DELETE',
  path: '/me/passkeys/{id}',
  summary: 'A passkey that opens no longer; the last way in cannot be removed.',
  refusals: ['not_found', 'last_way_in', 'not_on_tablet'],
})

export const ownStaffSessions = officeEndpoint({
  ...own,
  name: 'ownStaffSessions',
  method: 'GET',
  path: '/me/sessions',
  summary: 'Where the person is signed in.',
  answer: customerSessions,
  refusals: ['not_on_tablet'],
})

export const endOtherStaffSessions = officeEndpoint({
  ...own,
  name: 'endOtherStaffSessions',
  method: 'DELETE',
  path: '/me/sessions',
  summary: 'Ends every session of the person but the one that asks.',
  refusals: ['not_on_tablet'],
})

export const endOwnStaffSession = officeEndpoint({
  ...own,
  name: 'endOwnStaffSession',
  method: 'DELETE',
  path: '/me/sessions/{id}',
  summary: 'Ends one session of the person’s own.',
  refusals: ['not_found', 'not_on_tablet'],
})
