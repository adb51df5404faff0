import type { Channel, Message } from '../messages/send-message.ts'

/** Carries one message to a phone; throws when it could not, so that the job is tried again. */
export interface MessageGateway {
  /** The key is the same at every attempt, for gateways that know how to send once by it. */
  send(message: Message, key: string, signal: AbortSignal): Promise<void>
}

export type MessageGateways = Readonly<Partial<Record<Channel, MessageGateway>>>
