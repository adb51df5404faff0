import { proveByPasskey, provePasskeyOptions } from '@samobranka/contract'
import { call } from '../../api/call.ts'
import { askAuthenticator } from './ask-authenticator.ts'

/** Shows by a passkey that it is the person. */
export async function provePasskey(): Promise<void> {
  const { options } = await call(provePasskeyOptions)
  await call(proveByPasskey, { body: { response: await askAuthenticator(options) } })
}
