import type { Order } from '@samobranka/contract'
import { create } from 'zustand'

/** What the bar of active orders has learnt, for whoever tells of them elsewhere on the page. */
export const useKnownOrders = create<{ readonly orders: readonly Order[] }>(() => ({ orders: [] }))
