import type { KitchenBoard, KitchenTicket } from '@samobranka/contract'
import { useEffect, useState } from 'react'
import {
  type SeenTickets,
  seenAtFirst,
  stillKnown,
  type TicketNews,
  ticketNews,
  withCancelledSeen,
  withSeen,
} from './ticket-news.ts'

const KEY = 'samobranka-office:kitchen-seen:'

function read(kitchen: number): SeenTickets | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + kitchen) ?? 'null')
  } catch {
    return null
  }
}

function write(kitchen: number, seen: SeenTickets): void {
  try {
    localStorage.setItem(KEY + kitchen, JSON.stringify(seen))
  } catch {
    // It is full or forbidden; the page goes by what is in memory.
  }
}

export interface SeenNow extends TicketNews {
  see(ticket: KitchenTicket): void
  seeCancelled(order: string): void
}

const NOTHING: TicketNews = { unseen: new Map(), cancelled: [] }

/** What on this device nobody has tapped away yet. */
export function useSeenTickets(
  kitchen: number,
  board: KitchenBoard | null,
  shown: readonly KitchenTicket[],
): SeenNow {
  const [seen, setSeen] = useState<SeenTickets | null>(() => read(kitchen))
  const change = (next: SeenTickets) => {
    write(kitchen, next)
    setSeen(next)
  }
  useEffect(() => {
    if (!board) return
    setSeen((before) => {
      const next = before === null ? seenAtFirst(board.tickets) : stillKnown(before, board)
      if (next !== before) write(kitchen, next)
      return next
    })
  }, [kitchen, board])

  return {
    ...(board && seen ? ticketNews(board, shown, seen) : NOTHING),
    see: (ticket) => change(withSeen(seen ?? {}, ticket)),
    seeCancelled: (order) => change(withCancelledSeen(seen ?? {}, order)),
  }
}
