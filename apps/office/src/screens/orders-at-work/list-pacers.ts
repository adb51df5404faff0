import type { Query, QueryClient } from '@tanstack/react-query'
import { pace } from './pace.ts'

const PAUSE_MS = 400

/** They go when their list is forgotten: every search is one of its own. */
const pacers = new WeakMap<Query, ReturnType<typeof pace>>()

/** Asks for that list anew, soon: one pace for all that show it. */
export function askListAnew(client: QueryClient, queryKey: readonly unknown[]): void {
  const list = client.getQueryCache().find({ queryKey, exact: true })
  if (!list) return
  const known = pacers.get(list)
  const pacer =
    known ?? pace(() => client.refetchQueries({ queryKey, exact: true, type: 'active' }), PAUSE_MS)
  if (!known) pacers.set(list, pacer)
  pacer.ask()
}
