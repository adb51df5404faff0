import { orderById } from '@samobranka/contract'
import { isFinal } from '@samobranka/rules'
import { callApi } from '../../catalogue-access/call-api.ts'
import { endOrder, type KeptOrder } from '../../catalogue-access/order-keys.ts'
import { instantText } from '../../format/instant-text.ts'
import type { useI18n } from '../../i18n/i18n.tsx'
import type { PastOrder } from './load-history.ts'

type Translate = ReturnType<typeof useI18n>['t']

/** In the order they are kept; what nobody knows any more is left out. null: nobody answers. */
export async function askKeptOrders(
  kept: readonly KeptOrder[],
  timeZone: string,
  t: Translate,
): Promise<readonly PastOrder[] | null> {
  const replies = await Promise.all(
    kept.map(({ id, key }) => callApi(orderById, { params: { id }, query: { key } })),
  )
  if (replies.some((reply) => !reply.ok && reply.refusal.code === 'network')) return null
  return replies.flatMap((reply) => {
    if (!reply.ok) return []
    const { id, number, createdAt, status, deliveryType, totals, lines } = reply.value
    const isActive = !isFinal(status)
    if (!isActive) endOrder(id)
    return {
      id,
      number,
      when: instantText(createdAt, timeZone, t),
      status,
      deliveryType,
      isActive,
      total: totals.total,
      lines: lines.map(({ name, count, grams }) => ({ name, count, grams, picture: '' })),
      stars: undefined,
    }
  })
}
