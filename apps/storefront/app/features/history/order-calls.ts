import { rateOrder } from '@samobranka/contract'
import { callApi } from '../../catalogue-access/call-api.ts'

export function sendRating(id: string, body: { stars: number; tags: readonly string[]; comment: string }) {
  return callApi(rateOrder, { params: { id }, body: { ...body, tags: [...body.tags], key: null } })
}
