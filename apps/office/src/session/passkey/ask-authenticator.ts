import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Loaded when somebody wants a passkey: most of a day nobody does. */
const load = () => import('@simplewebauthn/browser')

/** What the authenticator answers for who has a key; the contract carries its questions and answers unread. */
export async function askAuthenticator(options: unknown): Promise<unknown> {
  const { startAuthentication } = await load()
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
}

/** The key it makes. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const { startRegistration } = await load()
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })
}

/** Whoever changed their mind at the authenticator's own window is not told that something failed. */
export const isDeclined = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'NotAllowedError' || fault.name === 'AbortError')
