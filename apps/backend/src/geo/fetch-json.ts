import type { Guard } from '../providers/guard.ts'
import { readAnswer } from '../providers/read-answer.ts'
import { timeLimit } from '../providers/time-limit.ts'

const TIMEOUT_MS = 4_000

/** A provider's JSON; throws when it does not answer in time, or not well. */
export function fetchJson(
  guard: Guard,
  url: URL,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<unknown> {
  return guard(async () => {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: timeLimit(TIMEOUT_MS, signal),
    })
    if (!response.ok) throw new Error(`${url.host} answered ${response.status}`)
    return JSON.parse(await readAnswer(response))
  })
}
