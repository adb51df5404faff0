import { avoidedContents, type Preferences } from '@samobranka/rules'
import type { ApiRefusal } from '../../catalogue-access/call-api.ts'
import { callLater } from '../../catalogue-access/call-later.ts'
import { isCustomer, useAccount } from '../account/index.ts'
import { keepDiet } from './diet-store.ts'

/** A customer's are kept by the server, a visitor's by the browser. Null: saved. */
export async function savePreferences(preferences: Preferences): Promise<ApiRefusal | null> {
  if (isCustomer(useAccount.getState().customer)) {
    const reply = await callLater(
      () => import('./send-preferences.ts'),
      ({ sendPreferences }) => sendPreferences(preferences),
    )
    if (!reply.ok) return reply.refusal
    useAccount.setState({ preferences: reply.value })
  } else keepDiet({ avoided: avoidedContents(preferences) })
  return null
}
