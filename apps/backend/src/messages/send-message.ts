import type { Sql } from '../database/database.ts'
import type { Context } from '../http/context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Channel, Message } from '../ports/message-gateway.ts'

/** A code that comes later opens nothing. */
export const CODE_LIVES_MS = 300_000

/** The job that carries a message; a kind a channel, so that a slow gateway holds up no other. */
export const messageKind = (channel: Channel): string => `message:${channel}`

/**
 * Says something to a phone, in the caller's transaction. With a gateway it becomes a job; without one the
 * message stays in the shop's own box, where whoever tries the shop out reads it.
 */
export async function sendMessage(sql: Sql, now: Date, { ports }: Context, message: Message): Promise<void> {
  if (ports.messages?.[message.channel]) {
    await enqueue(sql, now, [{ kind: messageKind(message.channel), payload: message }])
    return
  }
  await sql
    .insertInto('sent_messages')
    .values({
      channel: message.channel,
      recipient: message.to,
      text: message.text,
      code: message.code ?? null,
      at: now.getTime(),
    })
    .execute()
}
