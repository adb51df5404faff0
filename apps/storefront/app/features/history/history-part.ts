import { pageParameter, readParameter } from '../../routing/page-input.ts'

export const PART_PARAMETER = pageParameter('show')
export const PAGE_PARAMETER = pageParameter('page')

/** WooCommerce's statuses of each part; null: all. */
export const PART_OF_HISTORY = {
  all: null,
  active: 'pending,processing,cooking,ready,courier',
  past: 'completed,cancelled',
} as const

export type HistoryPart = keyof typeof PART_OF_HISTORY

/** What of the history an address asks for; anything unknown asks for all. */
export function askedHistory(query: URLSearchParams): { part: HistoryPart; page: number } {
  const part = readParameter(query, PART_PARAMETER)
  const page = Number(readParameter(query, PAGE_PARAMETER))
  return {
    part: part === 'active' || part === 'past' ? part : 'all',
    page: Number.isInteger(page) && page > 0 && page <= 10 ? page : 1,
  }
}
