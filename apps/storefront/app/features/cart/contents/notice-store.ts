import type { Money } from '@samobranka/rules'
import { create } from 'zustand'

/** What happened to the cart without the customer's doing; it stays until it is read. */
export type CartNotice =
  | { readonly kind: 'gone'; readonly names: readonly string[] }
  | { readonly kind: 'less'; readonly names: readonly string[] }
  | { readonly kind: 'price'; readonly name: string; readonly was: Money; readonly now: Money }
  | { readonly kind: 'lacking'; readonly name: string; readonly why: 'notHere' | 'outOfStock' }
  | { readonly kind: 'dropped'; readonly name: string; readonly reason: string | null }

export const useNotices = create<{ readonly notices: readonly CartNotice[] }>(() => ({ notices: [] }))

/** A newer word on the same matter takes the older one's place. */
export function notice(...news: readonly CartNotice[]): void {
  if (news.length === 0) return
  const subjects = new Set(news.map(subjectOf))
  useNotices.setState(({ notices }) => ({
    notices: [...notices.filter((one) => !subjects.has(subjectOf(one))), ...news],
  }))
}

export function readNotices(): void {
  useNotices.setState({ notices: [] })
}

const subjectOf = (one: CartNotice): string =>
  one.kind === 'price' || one.kind === 'dropped' || one.kind === 'lacking'
    ? `${one.kind} ${one.name}`
    : one.kind
