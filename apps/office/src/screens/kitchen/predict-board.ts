import type { KitchenBoard, KitchenItem, KitchenMark, KitchenTicket } from '@samobranka/contract'
import { isCooked, isItemMark, markItem, ticketsInOrder } from '@samobranka/rules'

/** The board as it will be when these marks have arrived: what a cook pressed is seen at once, network or none. */
export function predictBoard(board: KitchenBoard, marks: readonly KitchenMark[]): KitchenBoard {
  if (marks.length === 0) return board
  const all = [...board.tickets, ...board.cooked]
  const marked = all.map((ticket) =>
    marks.filter(({ order }) => order === ticket.order).reduce(predict, ticket),
  )
  const isDone = ({ items, cookedAt }: KitchenTicket) => cookedAt !== null && isCooked(items)
  const tickets = marked.filter((ticket) => !isDone(ticket))
  return {
    ...board,
    tickets: ticketsInOrder(tickets),
    cooked: marked
      .filter(isDone)
      .sort((one, other) => (other.cookedAt ?? '').localeCompare(one.cookedAt ?? '')),
  }
}

function predict(ticket: KitchenTicket, { kind, item, at }: KitchenMark): KitchenTicket {
  if (!isItemMark(kind)) return { ...ticket, frontAt: kind === 'front' ? at : null }
  // Before now whatever the server knows; after it in the order they were pressed.
  const items = ticket.items.map((one): KitchenItem => {
    if (one.key !== item) return one
    const { state, held } = markItem({ ...one, markedAt: null }, kind, new Date(at)) ?? one
    return { ...one, state, held }
  })
  const isAll = isCooked(items)
  return { ...ticket, items, cookedAt: isAll ? (ticket.cookedAt ?? at) : null }
}
