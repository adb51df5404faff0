import type { Guard } from '../providers/guard.ts'
import { readAnswer } from '../providers/read-answer.ts'
import { timeLimit } from '../providers/time-limit.ts'

/** No customer waits longer for a bank before he is told. */
export const PATIENCE_MS = 8_000

/** The provider did not answer, refused, or said something that makes no sense: nothing is known of the payment. */
export class ProviderFault extends Error {}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly patienceMs: number
}

/** Asks for JSON; whatever else comes back, or nothing in time, is a fault. */
export async function callProvider(
  guard: Guard,
  request: ProviderRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const { method, url, headers, body } = request
  const patience = timeLimit(request.patienceMs, signal)
  try {
    const init = { method, headers, signal: patience, redirect: 'error' as const }
    // Only an outage is the provider's failure: one who refuses an order of ours is well.
    const { status, text } = await guard(async () => {
      const response = await fetch(url, body === undefined ? init : { ...init, body })
      const answered = { status: response.status, text: await readAnswer(response) }
      if (answered.status >= 500) throw refused(request, answered)
      return answered
    })
    if (status >= 300) throw refused(request, { status, text })
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof ProviderFault) throw fault
    throw new ProviderFault(`${method} ${url} failed: ${(fault as Error).message}`, { cause: fault })
  }
}

const refused = ({ method, url }: ProviderRequest, { status, text }: { status: number; text: string }) =>
  new ProviderFault(`${method} ${url} answered ${status}: ${text.slice(0, 300)}`)

/** The text at a path of an answer. */
export function textAt(answer: unknown, ...path: readonly string[]): string {
  const value = maybeTextAt(answer, ...path)
  if (value === null) throw new ProviderFault(`The provider's answer has no ${path.join('.')}`)
  return value
}

export function maybeTextAt(answer: unknown, ...path: readonly string[]): string | null {
  const value = at(answer, path)
  return typeof value === 'string' && value !== '' ? value : null
}

export function numberAt(answer: unknown, ...path: readonly string[]): number {
  const value = at(answer, path)
  if (typeof value !== 'number') throw new ProviderFault(`The provider's answer has no ${path.join('.')}`)
  return value
}

function at(answer: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    answer,
  )
}
