import { readNotifications } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

/** Those that were on the screen; what came meanwhile stays new. */
export function markRead(ids: readonly string[]) {
  const numbers = ids.map(Number).filter(Number.isInteger)
  return callApi(readNotifications, { body: { ids: numbers } })
}
