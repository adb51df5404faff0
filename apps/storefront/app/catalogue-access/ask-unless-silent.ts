import type { Answer } from '@samobranka/contract'
import { askOrNull } from './ask-backend.ts'
import type { Shop } from './shop.ts'

/** Who took this long to say nothing would take as long with the next visitor. */
const SLOW_MS = 1000
/** Then somebody looks again, without any page waiting for it. */
const PAUSE_MS = 10_000

/** What is silent, and when it is looked at again. */
const silent = new Map<string, number>()

/**
 * As `askOrNull`, for what every visitor's page asks and can do without: a server that is slow to fail costs the
 * first visitor those seconds and nobody after him, until it answers again.
 */
export async function askUnlessSilent<T>(
  shop: Pick<Shop, 'log'>,
  what: string,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<T | null> {
  const lookAgainAt = silent.get(what)
  if (lookAgainAt === undefined) return listen(shop, what, ask)
  if (performance.now() >= lookAgainAt) {
    silent.set(what, performance.now() + PAUSE_MS)
    void listen(shop, what, ask)
  }
  return null
}

async function listen<T>(
  shop: Pick<Shop, 'log'>,
  what: string,
  ask: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<T | null> {
  const began = performance.now()
  const answer = await askOrNull(shop, what, ask)
  const isSilent = answer === null && performance.now() - began >= SLOW_MS
  if (isSilent) silent.set(what, performance.now() + PAUSE_MS)
  else silent.delete(what)
  return answer
}
