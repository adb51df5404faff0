import { logout } from '@samobranka/contract'
import { callApi } from '../../lib/call-api.ts'

/** False when nobody answered: then the cookie is still there, and the customer is not out. */
export async function endSession(): Promise<boolean> {
  const reply = await callApi(logout)
  return reply.ok || reply.refusal.code !== 'network'
}
