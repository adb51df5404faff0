import { spinWheel, type WheelSpin } from '@samobranka/contract'
import { callApi, type Reply } from '../../catalogue-access/call-api.ts'

/** The key makes a lost answer harmless: asked again with it, the same prize comes. */
export function askSpin(key: string): Promise<Reply<WheelSpin>> {
  const lang = document.documentElement.lang
  return callApi(spinWheel, { headers: { 'Idempotency-Key': key }, query: { lang } })
}
