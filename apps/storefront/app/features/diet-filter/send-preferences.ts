import { savePreferences } from '@samobranka/contract'
import type { Preferences } from '@samobranka/rules'
import { callApi } from '../../catalogue-access/call-api.ts'

export function sendPreferences(body: Preferences) {
  return callApi(savePreferences, { body })
}
