import { type Domain, type OrderCard, officeOrders } from '@samobranka/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/call.ts'
import { useMissedEvents, useOfficeEvents } from '../../api/live/use-office-events.ts'
import { callKey } from '../../api/use-call.ts'
import { useDeedsUnderWay } from './deeds/deeds-store.ts'
import { shownOrders } from './deeds/deeds-under-way.ts'
import { askListAnew } from './list-pacers.ts'
import { noteServerTime } from './server-clock.ts'

export type OrderQuery = Domain<NonNullable<typeof officeOrders.query>>

export interface OrderList {
  readonly orders: readonly OrderCard[]
  readonly total: number
  /** When it was asked for, by this device's clock. */
  readonly askedAt: number
  /** When this business day began; null while nothing has been answered. */
  readonly dayStartedAt: string | null
  /** Nothing has been answered yet. */
  readonly isOpening: boolean
  /** What is shown is older than it should be: nobody answered the last time. */
  readonly fault: Error | null
  askAnew(): void
}

const NONE: readonly OrderCard[] = []

/** Orders by a question, kept up to date by events; deeds under way are seen in them at once. */
export function useOrderList(query: OrderQuery, isOff = false): OrderList {
  const client = useQueryClient()
  const deeds = useDeedsUnderWay()
  const queryKey = callKey(officeOrders, { query })
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const askedAt = Date.now()
      const answer = await call(officeOrders, { query, signal })
      noteServerTime(answer.now)
      return { ...answer, askedAt }
    },
    enabled: !isOff,
    placeholderData: keepPreviousData,
  })

  const askAnew = () => {
    if (!isOff) askListAnew(client, queryKey)
  }
  useOfficeEvents(['order', 'alert'], askAnew)
  useMissedEvents(askAnew)

  const orders = useMemo(() => (data ? shownOrders(data.orders, data, deeds) : NONE), [data, deeds])
  return {
    orders,
    total: data?.total ?? 0,
    askedAt: data?.askedAt ?? 0,
    dayStartedAt: data?.dayStartedAt ?? null,
    isOpening: isPending && !isOff,
    fault: error,
    askAnew: () => void refetch(),
  }
}
