import { type OfficeOrder, oneOfficeOrder } from '@samobranka/contract'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useMissedEvents, useOfficeEvents } from '../../api/live/use-office-events.ts'
import { callKey } from '../../api/use-call.ts'
import { useDeedsUnderWay } from '../orders-at-work/deeds/deeds-store.ts'
import { type AskedAt, shownOrder } from '../orders-at-work/deeds/deeds-under-way.ts'

/** Everything of one order, kept up to date; a deed under way is seen in its card at once. */
export function useOfficeOrder(
  number: string,
): Pick<UseQueryResult<OfficeOrder>, 'error' | 'refetch'> & { readonly found: OfficeOrder | null } {
  const client = useQueryClient()
  const deeds = useDeedsUnderWay()
  const params = { id: number }
  const queryKey = callKey(oneOfficeOrder, { params })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<OfficeOrder & AskedAt> => {
      const askedAt = Date.now()
      return { ...(await call(oneOfficeOrder, { params, signal })), askedAt }
    },
  })
  const askAnew = () => void client.invalidateQueries({ queryKey, exact: true })
  useOfficeEvents('order', ({ data: news }) => {
    if (String(news.number) === number || news.id === data?.card.id) askAnew()
  })
  useMissedEvents(askAnew)
  return { error, refetch, found: data ? { ...data, card: shownOrder(data.card, data, deeds) } : null }
}
