import { applyReferral } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

export function sendReferralCode(code: string) {
  return callApi(applyReferral, { body: { code } })
}
