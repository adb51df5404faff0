import { type JobKind, jobKind } from '../jobs/job-kind.ts'
import type { Message } from '../ports/message-gateway.ts'
import { Undeliverable } from '../providers/undeliverable.ts'
import { CODE_LIVES_MS } from './send-message.ts'

/** Somebody waits with the phone in his hand: tried often, and not for long. */
export const messageJobKind: JobKind = jobKind<Message>({
  atOnce: 8,
  attempts: 6,
  firstPauseMs: 1_000,
  longestPauseMs: 60_000,
  isSecret: true,
  async run({ ports, clock }, { payload: message, key, enqueuedAt, signal }) {
    const isStale = clock().getTime() - enqueuedAt.getTime() >= CODE_LIVES_MS
    if (message.code !== undefined && isStale) throw new Undeliverable('The code is no longer valid')
    const gateway = ports.messages?.[message.channel]
    if (!gateway) throw new Error(`No gateway is configured for ${message.channel} any more`)
    await gateway.send(message, key, signal).catch((fault) => {
      throw withoutCode(fault, message.code)
    })
  },
})

/** A gateway's complaint may repeat the code, and faults are logged. */
function withoutCode(fault: unknown, code: string | undefined): unknown {
  if (code !== undefined && fault instanceof Error) fault.message = fault.message.replaceAll(code, '****')
  return fault
}
