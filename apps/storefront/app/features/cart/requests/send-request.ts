import { type RequestOrder, requestOrderCall } from '@samobranka/contract'
import { callApi } from '../../../catalogue-access/call-api.ts'

/** null when it has arrived, else the refusal's code; `network` when nobody answered. */
export async function sendRequest(body: RequestOrder): Promise<string | null> {
  const reply = await callApi(requestOrderCall, { body })
  return reply.ok ? null : reply.refusal.code
}
