import { readAnswer } from './read-answer.ts'
import { Undeliverable } from './undeliverable.ts'

const MOST_QUOTED = 200

/** Refusals that another attempt will meet again: a wrong number, a wrong token. 408, 425 and 429 pass. */
const PASSING = new Set([408, 425, 429])

export interface GatewayRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A gateway's JSON; null when it answers well without any. Faults name its host alone: addresses hold keys and codes. */
export async function callGateway(
  { url, method, headers, body }: GatewayRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const init = { method, headers, signal, redirect: 'error' as const }
  const response = await fetch(url, body === undefined ? init : { ...init, body }).catch((fault) => {
    throw new Error(`${url.host} cannot be reached: ${reason(fault)}`)
  })
  const text = await readAnswer(response).catch((fault) => {
    throw new Error(`${url.host} broke off: ${reason(fault)}`)
  })
  if (response.ok) return jsonOf(text)
  const message = `${url.host} answered ${response.status}: ${text.slice(0, MOST_QUOTED)}`
  const isFinal = response.status >= 400 && response.status < 500 && !PASSING.has(response.status)
  throw isFinal ? new Undeliverable(message) : new Error(message)
}

/** Node hides the reason in the cause: ECONNREFUSED under "fetch failed". */
function reason(fault: unknown): string {
  const cause = fault instanceof Error ? (fault.cause ?? fault) : fault
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' ? code : String(cause)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
