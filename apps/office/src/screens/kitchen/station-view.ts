import type { KitchenBoard, KitchenItem, KitchenTicket } from '@samobranka/contract'
import { type AllDayCount, allDay } from '@samobranka/rules'

export interface StationView {
  readonly tickets: readonly KitchenTicket[]
  /** Done here, and not long ago. */
  readonly cooked: readonly KitchenTicket[]
  readonly counts: readonly AllDayCount[]
}

/** What one station sees: its own items, and nothing of a ticket that it is done with. `null`: the whole kitchen. */
export function stationView({ tickets, cooked }: KitchenBoard, station: string | null): StationView {
  if (station === null) return { tickets, cooked, counts: allDay(tickets.flatMap(({ items }) => items)) }
  const own = (ticket: KitchenTicket): KitchenTicket => ({
    ...ticket,
    items: ticket.items.filter((item) => item.station === station),
  })
  const here = tickets.map(own).filter(({ items }) => items.length > 0)
  const open = here.filter(({ items }) => !isAllDone(items))
  return {
    tickets: open,
    cooked: [
      ...here.filter(({ items }) => isAllDone(items)),
      ...cooked.map(own).filter(({ items }) => items.length > 0),
    ],
    counts: allDay(open.flatMap(({ items }) => items)),
  }
}

const isAllDone = (items: readonly KitchenItem[]): boolean => items.every(({ state }) => state === 'done')

/** How many tickets a station has before it. */
export const openCount = (board: KitchenBoard, station: string | null): number =>
  stationView(board, station).tickets.length
