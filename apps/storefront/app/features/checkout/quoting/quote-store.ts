import type { OrderBody, Quote } from '@samobranka/contract'
import { create } from 'zustand'
import type { Trouble } from '../problems/trouble.ts'

interface Quoted {
  /** The body it answers, as text. */
  readonly of: string
  /** The time it was asked for. */
  readonly when: string
  readonly quote: Quote | null
  readonly troubles: readonly Trouble[]
  /** The last question was not answered. */
  readonly failed: boolean
  /**
   * What can be paid with there, where the server had to correct us: a shop without a bank lists online payment all
   * the same. It outlives the quote that said it, or the method would come back with the next one, and go again.
   */
  readonly payable: { readonly at: string; readonly ids: readonly string[] } | null
}

/** What the server last said of the order; the next body is made with it: its zone, its sums to count tips from. */
export const useQuoted = create<Quoted>(() => ({
  of: '',
  when: '',
  quote: null,
  troubles: [],
  failed: false,
  payable: null,
}))

export function takeQuote(of: string, quote: Quote, troubles: readonly Trouble[]): void {
  const body: OrderBody = JSON.parse(of)
  const correction = troubles.find(({ code }) => code === 'payment_method_unavailable')
  const payable = correction && { at: whereOf(body.deliveryType, quote), ids: correction.available }
  const when = whenOf(body)
  useQuoted.setState({ of, when, quote, troubles, failed: false, ...(payable ? { payable } : {}) })
}

export function whenOf({ takeDate, takeTime }: Pick<OrderBody, 'takeDate' | 'takeTime'>): string {
  return `${takeDate} ${takeTime}`
}

export function whereOf(way: string, { delivery }: Quote): string {
  return `${way} ${delivery.warehouseId} ${delivery.zoneId}`
}
