import type { IntegratorCaller } from '../http/caller.ts'
import type { AcceptedKeys } from './known-keys.ts'

/** The machine that opens with those keys. */
export const integratorBy = ({ keyId, scopes }: AcceptedKeys): IntegratorCaller => ({
  kind: 'integrator',
  keyId,
  scopes,
})
