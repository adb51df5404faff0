import { type DeliveryType, ORDER_STATUSES, type OrderStatus } from '@samobranka/rules'
import type { OrderQuery } from '../orders-at-work/use-order-list.ts'
import { WAYS } from '../orders-at-work/ways.ts'

/** Which orders of the past are looked at; it stands in the address. */
export interface HistoryFilter {
  /** Business days, yyyy-mm-dd; an empty one is not asked for. */
  readonly day: string
  readonly until: string
  readonly way: DeliveryType | null
  readonly status: OrderStatus | null
  readonly search: string
  readonly page: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const dayIn = (text: string | null): string => (text !== null && DAY.test(text) ? text : '')

/** Without a day: the one given, unless something is searched for. */
export function readHistory(address: URLSearchParams, today: string): HistoryFilter {
  const search = address.get('search') ?? ''
  const page = Number(address.get('page') ?? 1)
  return {
    day: address.has('day') ? dayIn(address.get('day')) : search === '' ? today : '',
    until: dayIn(address.get('until')),
    way: WAYS.find((way) => way === address.get('way')) ?? null,
    status: ORDER_STATUSES.find((status) => status === address.get('status')) ?? null,
    search,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

export function writeHistory(filter: HistoryFilter): URLSearchParams {
  const address = new URLSearchParams({ day: filter.day })
  for (const name of ['until', 'way', 'status', 'search'] as const) {
    const value = filter[name]
    if (value !== null && value !== '') address.set(name, value)
  }
  if (filter.page > 1) address.set('page', String(filter.page))
  return address
}

/** The same as the call asks it. */
export function historyQuery({ day, until, way, status, search, page }: HistoryFilter): OrderQuery {
  return {
    ...(day !== '' && { day }),
    ...(day !== '' && until > day && { until }),
    ...(way !== null && { way }),
    ...(status !== null && { status }),
    ...(search.trim() !== '' && { search: search.trim() }),
    page,
  }
}
