import { staffMeAnswer } from '../../nouns/office/staff.ts'
import { pairingBody } from '../../nouns/office/staff-people.ts'
import {
  linkAnswer,
  linkBody,
  passkeyBody,
  passkeyOptions,
  passwordSignInBody,
  proofAnswer,
  proofBody,
  recoverySignInBody,
  signInWays,
  welcomeBody,
  welcomePasskeyBody,
} from '../../nouns/office/staff-sign-in.ts'
import { officeEndpoint } from './office-endpoint.ts'

export const staffSignInWays = officeEndpoint({
  name: 'staffSignInWays',
  method: 'GET',
  path: '/sign-in',
  summary: 'How one may sign in at this address.',
  permission: 'public',
  answer: signInWays,
})

export const signInByPassword = officeEndpoint({
  name: 'signInByPassword',
  method: 'POST',
  path: '/sign-in/password',
  summary: 'Signs in by e-mail or phone and password, and a code where that is switched on.',
  permission: 'public',
  body: passwordSignInBody,
  answer: staffMeAnswer,
  refusals: ['wrong_credentials', 'code_required', 'too_many_requests'],
})

export const signInByRecovery = officeEndpoint({
  name: 'signInByRecovery',
  method: 'POST',
  path: '/sign-in/recovery',
  summary: 'Signs in by one of the codes kept for it; it is used up.',
  permission: 'public',
  body: recoverySignInBody,
  answer: staffMeAnswer,
  refusals: ['wrong_credentials', 'too_many_requests'],
})

export const signInPasskeyOptions = officeEndpoint({
  name: 'signInPasskeyOptions',
  method: 'POST',
  path: '/sign-in/passkey-options',
  summary: 'What the browser asks its authenticator with.',
  permission: 'public',
  answer: passkeyOptions,
  refusals: ['passkeys_unavailable', 'too_many_requests'],
})

export const signInByPasskey = officeEndpoint({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/sign-in/passkey',
  summary: 'Signs in by a passkey.',
  permission: 'public',
  body: passkeyBody,
  answer: staffMeAnswer,
  refusals: ['passkeys_unavailable', 'passkey_refused', 'too_many_requests'],
})

export const lookAtLink = officeEndpoint({
  name: 'lookAtLink',
  method: 'POST',
  path: '/welcome/look',
  summary: 'What a one-time link is for; it is not used up.',
  permission: 'public',
  body: linkBody,
  answer: linkAnswer,
  refusals: ['link_over', 'too_many_requests'],
})

export const welcomePasskeyOptions = officeEndpoint({
  name: 'welcomePasskeyOptions',
  method: 'POST',
  path: '/welcome/passkey-options',
  summary: 'What the browser makes a passkey with, for whom a one-time link lets in.',
  permission: 'public',
  body: welcomePasskeyBody,
  answer: passkeyOptions,
  refusals: ['link_over', 'passkeys_unavailable', 'too_many_requests'],
})

export const welcomeStaff = officeEndpoint({
  name: 'welcomeStaff',
  method: 'POST',
  path: '/welcome',
  summary: 'Uses a one-time link up: whom it is for works here from now on, and is signed in.',
  permission: 'public',
  body: welcomeBody,
  answer: staffMeAnswer,
  refusals: [
    'link_over',
    'invalid_login',
    'login_taken',
    'name_required',
    'weak_password',
    'passkeys_unavailable',
    'passkey_refused',
    'too_many_requests',
  ],
})

export const pairDevice = officeEndpoint({
  name: 'pairDevice',
  method: 'POST',
  path: '/pairing',
  summary: 'Makes the asking tablet one of the restaurant’s own, by the six digits the office shows.',
  permission: 'public',
  body: pairingBody,
  answer: staffMeAnswer,
  refusals: ['wrong_pairing_code', 'too_many_requests'],
})

export const proveByPassword = officeEndpoint({
  name: 'proveByPassword',
  method: 'POST',
  path: '/proof',
  summary: 'Shows again that it is the person, by password or code; good for five minutes.',
  permission: 'session.own',
  body: proofBody,
  answer: proofAnswer,
  refusals: ['wrong_credentials', 'too_many_requests'],
})

export const provePasskeyOptions = officeEndpoint({
  name: 'provePasskeyOptions',
  method: 'POST',
  path: '/proof/passkey-options',
  summary: 'What the browser asks its authenticator with, for a proof.',
  permission: 'session.own',
  answer: passkeyOptions,
  refusals: ['passkeys_unavailable', 'too_many_requests'],
})

export const proveByPasskey = officeEndpoint({
  name: 'proveByPasskey',
  method: 'POST',
  path: '/proof/passkey',
  summary: 'Shows again that it is the person, by a passkey; good for five minutes.',
  permission: 'session.own',
  body: passkeyBody,
  answer: proofAnswer,
  refusals: ['passkeys_unavailable', 'passkey_refused', 'too_many_requests'],
})
