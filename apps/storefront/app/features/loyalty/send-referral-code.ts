import { applyReferral } from '@samobranka/contract'
import { callApi } from '../../lib/call-api.ts'

export function sendReferralCode(code: string) {
  return callApi(applyReferral, { body: { code } })
}
