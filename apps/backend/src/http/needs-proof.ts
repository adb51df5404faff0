import type { StaffCaller } from './caller.ts'
import { type Refusal, refuse } from './refusal.ts'

/** So long a person counts as themselves after they have shown it. */
export const PROOF_MS = 5 * 60_000
/** Hosts' clocks differ. */
const AHEAD_MS = 60_000

/**
 * What must not be done by whoever finds the office open asks for the passkey or the password again. A row of the
 * contract says so by `proof`; a handler asks itself where it depends on what is sent, such as a sum.
 */
export function needsProof({ provenAt }: Pick<StaffCaller, 'provenAt'>, now: Date): Refusal | null {
  const since = now.getTime() - provenAt.getTime()
  return since >= -AHEAD_MS && since <= PROOF_MS ? null : refuse(403, 'step_up_required')
}
