import { Agent } from 'node:http'
import type { Endpoint } from '@samobranka/contract'
import {
  type MalformedCall,
  malformedCalls,
  malformedHeaders,
} from '../../apps/host/src/testing/malformed-calls.ts'
import { type Answered, ask } from '../measure/ask.ts'

const patienceMs = 30_000
const atOnce = 16

/** One call as it stands, byte for byte. */
export function sendCall(
  agent: Agent,
  origin: URL,
  surface: string,
  { method, target, body, type = 'application/json' }: MalformedCall,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  const ofBody =
    body === null ? {} : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
  const sent = { ...ofBody, ...headers }
  return ask(
    agent,
    origin,
    { method, path: surface + target, headers: sent, ...(body === null ? {} : { body }) },
    patienceMs,
  )
}

/** Everything malformed by one surface; how often each status was answered. */
export async function sendMalformed(
  origin: URL,
  surface: '' | '/api',
  headers: Readonly<Record<string, string>>,
  only?: readonly Endpoint[],
): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const statuses = new Map<number, number>()
  const calls = malformedCalls(only)
  const sender = async () => {
    for (const call of calls) {
      const { status } = await sendCall(agent, origin, surface, call, { ...malformedHeaders, ...headers })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  agent.destroy()
  return statuses
}
