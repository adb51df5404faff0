import { rateOrder } from '@samobranka/contract'
import { callApi } from '../../lib/call-api.ts'

export function sendRating(id: string, body: { stars: number; tags: readonly string[]; comment: string }) {
  return callApi(rateOrder, { params: { id }, body: { ...body, tags: [...body.tags], key: null } })
}
