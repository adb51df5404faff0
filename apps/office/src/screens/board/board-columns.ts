import { BOARD_REGIONS, type BoardRegion, type OrderCard } from '@samobranka/contract'

export type BoardColumns = Readonly<Record<BoardRegion, readonly OrderCard[]>>

/** What stands first in a column: the order that has waited longest, the promise that comes next, what was just done. */
const orderIn: Readonly<Record<BoardRegion, (a: OrderCard, b: OrderCard) => number>> = {
  unpaid: earliest('createdAt'),
  new: earliest('createdAt'),
  later: earliest('startsAt'),
  accepted: earliest('promisedTo'),
  cooking: earliest('promisedTo'),
  ready: earliest('promisedTo'),
  courier: earliest('promisedTo'),
  finished: (a, b) => instantOf(b.createdAt) - instantOf(a.createdAt),
}

function earliest(field: 'createdAt' | 'startsAt' | 'promisedTo') {
  return (a: OrderCard, b: OrderCard) =>
    instantOf(a[field]) - instantOf(b[field]) ||
    // Numbers are given in blocks: of two of the same minute the instant decides, then the number for good.
    instantOf(a.createdAt) - instantOf(b.createdAt) ||
    a.number.localeCompare(b.number)
}

const instantOf = (instant: string | null): number =>
  instant === null ? Number.MAX_SAFE_INTEGER : Date.parse(instant)

/** The orders of the board in its columns, each in the order they are worked in. */
export function boardColumns(orders: readonly OrderCard[]): BoardColumns {
  const columns: Record<BoardRegion, OrderCard[]> = {
    unpaid: [],
    new: [],
    later: [],
    accepted: [],
    cooking: [],
    ready: [],
    courier: [],
    finished: [],
  }
  for (const order of orders) columns[order.region].push(order)
  for (const region of BOARD_REGIONS) columns[region].sort(orderIn[region])
  return columns
}
