import type { OrderCard } from '@samobranka/contract'
import type { DeliveryType } from '@samobranka/rules'
import { WAYS } from '../orders-at-work/ways.ts'

const VIEWS = ['columns', 'list'] as const

/** What of the board is looked at; it stands in the address, so that a reload and a colleague see the same. */
export interface BoardFilter {
  readonly way: DeliveryType | null
  readonly view: (typeof VIEWS)[number]
  readonly search: string
}

export function readFilter(address: URLSearchParams): BoardFilter {
  return {
    way: WAYS.find((way) => way === address.get('way')) ?? null,
    view: address.get('view') === 'list' ? 'list' : 'columns',
    search: address.get('search') ?? '',
  }
}

export function writeFilter({ way, view, search }: BoardFilter): URLSearchParams {
  const address = new URLSearchParams()
  if (way !== null) address.set('way', way)
  if (view !== 'columns') address.set('view', view)
  if (search !== '') address.set('search', search)
  return address
}

/** The orders of the kitchens that are looked at, of the way that is. */
export function filterOrders(
  orders: readonly OrderCard[],
  way: DeliveryType | null,
  kitchens: readonly number[],
): readonly OrderCard[] {
  return orders.filter(
    (order) => kitchens.includes(order.kitchen) && (way === null || order.deliveryType === way),
  )
}
